export const peopleFamily = `
# Family & Relationships
new parents | B2C | Life Stage | - | -
baby strollers | B2C | - | None | Product
diapers and wipes | B2C | - | None | Product
online dating singles | B2C | - | Moderate | -
baby food | B2C | - | None | Product
Pampers | B2C | - | None | Brand
parents of teenagers | B2C | Life Stage | - | -
elder care for aging parents | B2C | - | - | -
Expectant mothers | B2C | Life Stage | Moderate | -
summer camps for kids | B2C | - | - | -
Stay-at-home moms | B2C | Life Stage | - | -
parenting advice | B2C | - | - | -
Nannies and Babysitters | - | Professionals | - | Role
grandparents | B2C | Life Stage | - | -
car seats and high chairs | B2C | - | None | Product
Tinder users | B2C | Owners | Moderate | Brand
# Education & Science
MBA programs | B2C | - | None | -
high school teachers | - | Professionals | None | Role
SAT prep courses | B2C | Students & Learners | None | -
college students | B2C | Students & Learners | None | -
learn Spanish online | B2C | Students & Learners | None | -
medical schools | B2C | - | None | -
Astronomy | B2C | - | None | -
University Presidents | - | - | None | Role
scholarships and grants | B2C | - | None | -
Coursera | B2C | - | None | Brand
Nursing students | B2C | Students & Learners | None | -
World War II history | B2C | - | None | -
Harvard University | - | - | None | Brand
Professors of Economics | - | Professionals | None | Role
coding bootcamps | B2C | Students & Learners | None | -
K-12 curriculum | - | - | None | -
homeschool families | B2C | - | - | -
# Pets & Animals
dog food | B2C | - | None | Product
cat owners | B2C | Owners | None | -
Veterinarians | - | Professionals | None | Role
Golden Retriever puppies | B2C | - | None | -
flea and tick prevention | B2C | - | None | -
PetSmart | B2C | - | None | Brand
aquarium fish and tanks | B2C | - | None | Product
hamsters and guinea pigs | B2C | - | None | -
pet grooming | B2C | - | None | Service
New puppy owners | B2C | - | None | -
bird watching wildlife | B2C | - | None | -
Chewy.com customers | B2C | - | None | Brand
animal shelters pet adoption | B2C | - | None | -
cat litter | B2C | - | None | Product
Reptile Pets | B2C | - | None | -
dog trainers | - | Professionals | None | Role
Purina | B2C | - | None | Brand
# Demographics & Life Events
bachelor degree holders aged 35-44 | B2C | Demographic | - | -
brides planning a wedding | B2C | Life Stage | None | -
Adults 25-54 | B2C | Demographic | Low | -
Men 18-24 | B2C | Demographic | Low | -
women aged 55-64 | B2C | Demographic | Low | -
Household Income $250,000+ | B2C | Demographic | Moderate | -
Hispanic Americans | B2C | Demographic | High | -
Empty Nesters | B2C | Life Stage | - | -
newlyweds | B2C | Life Stage | None | -
Recent Movers | B2C | Life Stage | None | -
wedding planning | B2C | Life Stage | None | -
African American women | B2C | Demographic | High | -
Millennials | B2C | Demographic | Low | -
Baby Boomers | B2C | Demographic | Low | -
Recently graduated | B2C | Life Stage | None | -
Spanish-speaking households | B2C | Demographic | - | -
Experian > Demographics > Age > 65+ | B2C | Demographic | Low | -
50th birthday celebrations | B2C | - | None | -
Christmas celebrations | B2C | - | - | -
retirees | B2C | Life Stage | - | -
Single-person households | B2C | Demographic | - | -
Gen Z | B2C | Demographic | Low | -
`
