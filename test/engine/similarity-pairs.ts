/** Pairs of names as planners and sellers write them. One pair a line. */

const SAME = `
electric SUV shoppers | Electric SUV Shoppers
Electric SUVs | electric suv
Running Shoes | running shoe
Women's Running Shoes | Running Shoes for Women
Womens Running Shoes | Women's running shoes
Health & Fitness | Health and Fitness
Food & Drink Lovers | food and drink lovers
VW Golf Owners | Volkswagen Golf Owners
Volkswagon Passat | Volkswagen Passat
Chevy Silverado | Chevrolet Silverado
Amex Cardholders | American Express Cardholders
Ford F-150 | Ford F150
Ford F-150 Owners | FORD F-150 OWNERS
Honda CR-V | Honda CRV
T-Shirts | t-shirt
E-commerce Managers | Ecommerce Managers
Wi-Fi Routers | WiFi Routers
Gluten-Free Snacks | Gluten Free Snacks
Anti-Aging Cream | anti aging creams
Non-Profit Directors | Nonprofit Directors
Pre-Owned Cars | Preowned Cars
Golf Audience | Golf
Golf Enthusiasts Segment | Golf Enthusiasts
People interested in golf | Golf
Consumers interested in Home Gyms | Home Gyms
Audience of Dog Owners | Dog Owners
Yoga Fans Audience Segment | yoga fans
The New York Times Readers | New York Times Readers
Hotels in Texas | Texas Hotels
Texas hotel | Hotels in Texas
Gifts for Men | Men's Gifts
Owners of Labradors | Labrador Owners
Fans of Jazz | Jazz Fans
Buyers of Luxury Watches | Luxury Watch Buyers
Parents of Teenagers | Teenager Parents
Men 18-24 | Men 18–24
Men 18 to 24 | Men 18-24
Men, 18-24 | 18-24 Men
HHI $250,000+ | HHI $250k+
HHI $50,000-$75,000 | HHI $50k - $75k
Jewellery Shoppers | Jewelry Shoppers
Winter Tyres | Winter Tires
Colour Printers | Color Printers
Theatre Lovers | Theater Lovers
Grey Sofas | Gray Sofa
Travellers to Japan | Travelers to Japan
Paediatric Nurses | Pediatric Nurse
Healthcare Workers | Health Care Workers
Smart Phones | Smartphones
Home Owners | Homeowners
Data Centre Managers | Datacenter Managers
Cyber Security Decision Makers | Cybersecurity Decision Makers
Video Games | videogames
Pet Accessories | pet accessory
Cookies and Brownies | brownies & cookies
Batteries | battery
Baby Strollers & Car Seats | car seats and baby strollers
Kids Clothes | Kids' Clothes
Children's Books | Childrens Books
McDonald's Fans | McDonalds Fans
Lowe's Shoppers | Lowes Shoppers
Macy's | Macys
L'Oréal | L'Oreal
Café Goers | cafe goer
Nestlé Chocolate | Nestle chocolates
CFOs | CFO
CFOs at SaaS Companies | CFO at SaaS company
IT Decision Makers | it decision makers
Small Business Owners | small-business owners
Registered Nurses | registered nurse
Civil Engineers | Civil Engineer
Marketing Directors | Marketing Director
Real-Estate Agents | Real Estate Agents
In-Market Luxury Sedan | Luxury Sedan In-Market
In Market for Minivans | In-Market Minivan
4x4 Trucks | 4X4 truck
5G Phones | 5g phone
Type-2 Diabetes | Type 2 Diabetes
Red Wines | red wine
Craft Beers | Craft Beer
Credit Cards, Rewards | Rewards Credit Card
Mortgage Refinance | mortgage refinance audience
Term Life Insurance | term-life insurance
Boutique Hotels | boutique hotel
Caribbean Cruises | Cruises in the Caribbean
Vacation Rentals in Florida | Florida Vacation Rentals
Apartments for Rent in Chicago | Chicago Apartments for Rent
Nike Sneakers | NIKE sneaker
Sneakers by Nike | Nike Sneakers
Bags and Shoes for Women | Women's Shoes & Bags
Kitchen Remodeling | kitchen remodeling
Solar Panels for Home | Home Solar Panels
Podcasts | Pod Casts
Country Music Fans | country-music fans
NFL Fans | nfl fan
AT&T Customers | at&t customers
H&M Shoppers | H & M shoppers
M&M's | M&Ms
Dr. Martens | Dr Martens
U.S. Veterans | US Veterans
COVID-19 Vaccines | Covid 19 vaccine
401(k) Plans | 401k Plan
80's Music | 80s music
Mercedes-Benz | Mercedes Benz
Land Rover | LandRover
Coca-Cola | Coca Cola
BMW X5 | bmw x5
Amazon.com Shoppers | Amazon Shoppers
Movie Theatres | movie theaters
Yoghurt | yogurt
Doughnuts | donuts
Whisky Drinkers | whiskey drinker
Pyjamas | pajamas
Organisational Consultants | organizational consultant
Dog Foods | dog food
Individuals with High Net Worth | High Net Worth Individuals
Consumers who love Pizza | Love Pizza
KFC | Kentucky Fried Chicken
College Students Audiences | college student
Bread & Pastries | pastries and bread
Watches, Luxury | Luxury Watches
Dentists in California | California Dentists
Luxury Car Shoppers | Shoppers, Luxury Cars
Swimming Pools | swimming pool
Wine & Cheese Lovers | Lovers of Wine and Cheese
Skincare Products | skin care product
Child Care Centers | Childcare Centres
Startup Founders | Start-Up Founders
E-Bikes | ebikes
Fintech Companies | Fin Tech Company
Women Aged 25-34 | women aged 25 – 34
Segment: Pet Owners | pet owners
Grandparents | grand parents
X-Ray Technicians | x ray technician
Harley-Davidson Owners | Harley Davidson owner
Dolce & Gabbana | Dolce and Gabbana
Johnson & Johnson | Johnson and Johnson
Ben & Jerry's | Ben and Jerrys
Dunkin' Donuts | Dunkin Donuts
Toys for Boys | boys toys
Glasses & Sunglasses | sunglasses and glasses
Trees and Shrubs | shrub & tree
`

const RELATED = `
Men 18-24 | Men 25-34
Women 35-44 | Women 45-54
Men 18-24 | Women 18-24
Adults 55-64 | Adults 65+
Ford F-150 | Ford F-250
iPhone Owners | iPhone Shoppers
Hotels in Texas | Hotels in Utah
Hotels in Ohio | Hotels in Maine
BMW X5 | BMW X3
Honda Accord | Toyota Camry
Electric SUVs | Hybrid SUVs
Luxury SUVs | Compact SUVs
Electric SUV Shoppers | Electric SUV Owners
Household Income $50,000-$74,999 | Household Income $75,000-$99,999
CFOs in Texas | CFOs in Florida
CFOs | CEOs
Running Shoes | Trail Running Shoes
Running Shoes | Hiking Shoes
Women's Dresses | Women's Skirts
Men's Suits | Men's Shirts
Nike Running Shoes | Adidas Running Shoes
Rolex Watches | Omega Watches
iPhone 15 | iPhone 14
Samsung Galaxy S23 | Samsung Galaxy S24
OLED TVs | QLED TVs
Gaming Headsets | Wireless Headphones
Mirrorless Cameras | DSLR Cameras
Robot Vacuums | Cordless Vacuums
Sectional Sofas | Leather Sofas
Memory Foam Mattresses | Hybrid Mattresses
Stand Mixers | Food Processors
Red Wine | White Wine
Craft Beer | Light Beer
Scotch Whisky | Bourbon Whiskey
Green Tea | Herbal Tea
Potato Chips | Tortilla Chips
Dark Chocolate | Milk Chocolate Bars
Frozen Pizza | Frozen Vegetables
Sushi Restaurants | Thai Restaurants
Pizza Delivery | Sushi Delivery
Dog Food | Dog Treats
Cat Litter | Cat Food
Labrador Owners | Poodle Owners
Auto Insurance | Motorcycle Insurance
Term Life Insurance | Whole Life Insurance
Travel Credit Cards | Cash Back Credit Cards
Fixed Rate Mortgages | Adjustable Rate Mortgages
Mutual Funds | Index Funds
Bitcoin | Ethereum
Type 1 Diabetes | Type 2 Diabetes
Breast Cancer | Lung Cancer
Knee Replacement | Hip Replacement
Registered Nurses | Nurse Practitioners
Cardiologists | Dermatologists
Yoga Classes | Pilates Classes
Treadmills | Exercise Bikes
Protein Powder | Creatine Supplements
Kitchen Remodel | Bathroom Remodel
Cordless Drills | Circular Saws
Interior Paint | Exterior Paint
Boutique Hotels | Luxury Hotels
Caribbean Cruises | Alaska Cruises
Flights to Paris | Flights to Rome
NFL Fans | NBA Fans
Soccer Fans | Rugby Fans
Golf Clubs | Golf Balls
Tennis Rackets | Badminton Rackets
Camping Tents | Sleeping Bags
Bass Fishing | Fly Fishing
Deer Hunting | Duck Hunting
Rock Music Fans | Jazz Music Fans
Acoustic Guitars | Electric Guitars
Horror Movies | Comedy Movies
Netflix Subscribers | Hulu Subscribers
PlayStation 5 | PlayStation 4
PlayStation Owners | Xbox Owners
Mystery Novels | Romance Novels
Knitting | Crochet
Stamp Collectors | Coin Collectors
Baby Strollers | Baby Cribs
Diapers | Baby Wipes
New Moms | New Dads
College Students | Graduate Students
MBA Programs | Law School Programs
SAT Prep | ACT Prep
Learn Spanish | Learn French
CRM Software | ERP Software
Accounting Software | Payroll Software
Endpoint Security | Network Security
Cloud Storage | Cloud Computing
Marketing Directors | Marketing Managers
Civil Engineers | Mechanical Engineers
Freight Forwarding | Freight Brokerage
Warehouse Managers | Supply Chain Managers
Wind Power | Solar Power Plants
Soybean Farmers | Corn Farmers
Winter Tires | All Season Tires
Brake Pads | Spark Plugs
Apartments for Rent | Houses for Rent
Condos in Miami | Condos in Boston
Real Estate Agents | Real Estate Brokers
Lipstick | Mascara
Shampoo | Conditioner
Perfume | Cologne
Engagement Rings | Wedding Rings
Denim Jeans | Cargo Pants
Registered Democrats | Registered Republicans
Christians | Muslims
Charity Donors | Charity Volunteers
Newlyweds | Engaged Couples
Empty Nesters | Retirees
Verizon Customers | T-Mobile Customers
Fiber Internet | Cable Internet
Management Consulting | Strategy Consulting
Bookkeeping | Tax Accounting
Job Seekers in Texas | Job Seekers in Ohio
Recruiters | HR Managers
Police Officers | Firefighters
Toyota Owners | Toyota Shoppers
Tesla Model 3 | Tesla Model Y
Luxury Watch Buyers | Luxury Watch Collectors
Fans of Taylor Swift | Fans of Beyonce
Local News | World News
Wedding Dresses | Bridesmaid Dresses
Ski Resorts | Beach Resorts
Airbnb Guests | Vrbo Guests
Coffee Drinkers | Tea Drinkers
Vegan Recipes | Keto Recipes
Garden Tools | Garden Furniture
Jeep Wrangler | Jeep Cherokee
Pickup Trucks in Texas | Pickup Trucks in Georgia
Toyota RAV4 Shoppers | Honda CR-V Shoppers
Hotel Guests in Miami | Hotel Guests in Orlando
Women 18-24 in Texas | Women 25-34 in Texas
Company Size 11-50 Employees | Company Size 51-200 Employees
Nurses in California | Nurses in Nevada
Dog Owners | Dog Lovers
Coffee Makers | Espresso Machines
Bunk Beds | Platform Beds
`

const UNRELATED = `
Electric SUVs | Yoga Classes
Dog Food | Mortgage Refinance
CFOs | Running Shoes
Apple Watch | Apple Pie Recipes
Jaguar Cars | Jaguar Habitat Conservation
Golf Clubs | Volkswagen Golf
Hotels in Texas | Civil Engineers
Men 18-24 | Winter Tires
Red Wine | CRM Software
Netflix Subscribers | Brake Pads
Baby Strollers | Cloud Storage
Pet Insurance | Pet Grooming
Car Insurance | Car Wash
Travel Insurance | Caribbean Cruises
Mortgage Software | Mortgage Refinance
Running Shoes | Marathon Training Plans
Football Boots | Cowboy Boots
Wedding Dresses | Wedding Venues Hotels
Kitchen Remodel | Kitchen Knives
Solar Panels | Sunscreen
Gaming Laptops | Casino Gambling
Coffee Shops | Coffee Beans
Nurses | Nursing Bras
Bank Loans | River Bank Fishing
Java Developers | Java Coffee
Python Programming | Pet Pythons
Amazon Shoppers | Amazon Rainforest Conservation
Orange Juice | Orange County Real Estate
Delta Air Lines | Delta Faucets
Dove Soap | Dove Hunting
Target Stores | Target Shooting
Subway Sandwiches | Subway Commuters
Visa Credit Cards | Travel Visas
Mercury Sable | Mercury Retrograde Astrology
Titanic Movie | Tax Preparation
Craft Beer | Craft Supplies
Rock Music | Rock Climbing
Country Music | Country Homes for Sale
Table Tennis | Dining Tables
Swimming Pools Installation | Swimming World Championships
Boat Insurance | Boat Shoes
Horse Racing Bets | Horse Feed
Chicken Recipes | Chicken Farming Industry
Fish Tanks | Fishing Rods
Medical Schools | Medical Devices
Law Schools | Law Firms
Beauty Schools | Skin Cancer
Real Estate Agents | Travel Agents
Insurance Agents | Secret Agents Movies
Fashion Designers | Web Designers
Software Engineers | Petroleum Engineers
Truck Drivers | Golf Drivers
Flight Attendants | Wedding Attendees
Bus Tours | School Bus Manufacturing
Cat Owners | Caterpillar Excavators
Apple iPhone | Apple Orchards Farming
Stock Traders | Chicken Stock Soup
Bonds and Treasuries | Hair Bonding Glue
Gold Jewelry | Gold Mining Companies
Diamond Rings | Baseball Diamonds
Plant Managers | House Plants
Power Tools | Political Power
Home Security | Social Security
Virus Protection Software | Flu Virus
Computer Mouse | Mice Extermination
Cell Phones | Stem Cell Therapy
Tablets for Kids | Vitamin Tablets
Notebook Computers | Paper Notebooks Stationery
Windows 11 | Replacement Windows
Office Chairs | Office Space for Lease
Bar Exam Prep | Sports Bars
Sports News | Sports Bras
Weather Forecast | Stock Market Forecast
Dating Apps | Date Fruit
Single Malt Scotch | Single Parents
Empty Nesters | Bird Nest Soup
Registered Democrats | Registered Nurses
Christian Music | Heavy Machinery
Muslim Community | Cybersecurity
Charity Donors | Sperm Count Treatment
Bankruptcy Filers | Ballet Dancers
Payday Loans | Payroll Software
Diabetes Patients | Patio Furniture
Depression Treatment | Great Depression History
Knee Replacement | Window Replacement
LASIK Surgery | Laser Printers
Hearing Aids | Hearing on Immigration Policy
Diet Soda | Weight Loss Programs
Energy Drinks | Energy Utilities
Tea Drinkers | Tee Shirts
Cookies | Web Cookies Consent Software
Cloud Storage | Storage Units
Warehouse Clubs | Warehouse Robotics
Fleet Managers | Fleet Footed Runners
Freight Forwarding | Email Forwarding Apps
Fiber Internet | Fiber Supplements
5G Networks | Fashion Networks TV
Podcasts | Peas and Pods
Horror Movies | Moving Companies
Comic Books | Bookkeeping
Esports | Export Trade
Lottery Players | Guitar Players
Broadway Shows | Home Shows Remodeling
Museum Visitors | ER Visitors
Knitting | Knee Pain
Genealogy | Geology Degrees
Hiking Trails | Trailer Hitches
Kayaks | Kayak Flight Search
Surfing | Web Surfing Broadband
Handguns | Glue Guns Crafts
Skiing | Skin Care
Wind Farms | Wind Instruments
Dairy Farmers | Dairy Free Ice Cream
Oil and Gas Executives | Essential Oils
Tractors | Tractor Beam Science Fiction
Federal Agencies | Ad Agencies
City Managers | Manchester City Fans
Military Veterans | Veterinarians
Lobbyists | Hotel Lobbies
New Parents | Parent Company Mergers
Babysitters | Baby Boomers
Retirees | Tires
Newlyweds | Newspapers
Millennials | Paper Mills
Recent Movers | Lawn Mowers
Job Seekers | Steve Jobs Biography
HR Directors | Film Directors
Market Research | Farmers Markets
Public Relations | Relationship Advice
Billboards | Board Games
`

export type Label = 'same' | 'related' | 'unrelated'
export type LabelledPair = { a: string; b: string; label: Label }

const read = (lines: string, label: Label): LabelledPair[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [a = '', b = ''] = line.split(' | ')
      return { a, b, label }
    })

export const LABELLED_PAIRS: readonly LabelledPair[] = [
  ...read(SAME, 'same'),
  ...read(RELATED, 'related'),
  ...read(UNRELATED, 'unrelated'),
]
