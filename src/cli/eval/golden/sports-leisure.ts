export const sportsLeisure = `
# Sports
NFL fans | B2C | Fans & Followers | None | -
football boots | B2C | - | None | Product
Los Angeles Lakers | B2C | - | None | -
golf clubs | B2C | - | None | Product
youth soccer leagues | B2C | - | - | -
Super Bowl attendees | B2C | Event Attendees | None | Event
tennis rackets | B2C | - | None | Product
MMA and UFC | B2C | - | None | -
sports news | B2C | - | None | -
Formula 1 Followers | B2C | Fans & Followers | None | -
March Madness | B2C | - | None | Event
Season ticket holders MLB | B2C | Event Attendees | None | -
swimming competitions | B2C | - | None | -
High School Football Coaches | - | - | None | Role
Olympic Games | B2C | - | None | Event
cricket world cup | B2C | - | None | -
Manchester United | B2C | - | None | -
# Outdoor Recreation
hiking trails | B2C | - | None | -
camping tents | B2C | - | None | Product
fly fishing | B2C | - | None | -
deer hunters | B2C | Enthusiasts | - | -
rock climbing gear | B2C | - | None | Product
kayakers | B2C | Enthusiasts | None | -
backcountry skiing | B2C | - | None | -
handguns and ammunition | B2C | - | Moderate | Product
RV camping families | B2C | - | None | -
mountain bikers | B2C | Enthusiasts | None | -
REI Co-op members | B2C | - | None | Brand
scuba diving | B2C | - | None | -
Coleman coolers | B2C | - | None | Brand
bass fishing anglers | B2C | Enthusiasts | None | -
Outdoor Enthusiasts | B2C | Enthusiasts | None | -
surfing lessons | B2C | Students & Learners | None | -
# Hobbies & Arts
knitting and crochet | B2C | - | None | -
stamp collectors | B2C | Enthusiasts | None | -
amateur photographers | B2C | Enthusiasts | None | -
Broadway theatergoers | B2C | Event Attendees | None | -
art museums | B2C | - | None | -
model trains | B2C | - | None | Product
genealogy research | B2C | - | None | -
watercolor painting supplies | B2C | - | None | Product
craft fair attendees | B2C | Event Attendees | None | Event
scrapbooking | B2C | - | None | -
ballet and modern dance | B2C | - | None | -
event tickets | B2C | - | None | -
Quilters | B2C | Enthusiasts | None | -
antique collectors | B2C | Enthusiasts | None | -
Ticketmaster | B2C | - | None | Brand
pottery classes | B2C | Students & Learners | None | -
Art gallery owners | - | - | None | Role
`
