export const automotive = `
# Auto
people comparing electric cars | B2C | Researchers | None | Product
Automotive Industry Professionals | B2B | Professionals | None | -
electric SUV shoppers | B2C | In-Market Shoppers | None | Product
Ford F-150 Owners | B2C | Owners | None | Brand
Subaru Loyalists | B2C | Brand Loyalists | None | Brand
In-Market: Used Pickup Trucks | B2C | In-Market Shoppers | None | Product
hybrid sedans | B2C | - | None | Product
Motorcycle Enthusiasts | B2C | Enthusiasts | None | -
Toyota Camry | B2C | - | None | Brand
Class A motorhomes | B2C | - | None | Product
Car Leasing | B2C | - | None | Service
Past Purchasers of Luxury Convertibles | B2C | Past Purchasers | None | Product
Detroit Auto Show Attendees | B2C | Event Attendees | None | Event
Acxiom > Auto > In-Market > Luxury Sedan - L30 | B2C | In-Market Shoppers | None | Product
Tesla Model 3 | B2C | - | None | Brand
pontoon boats for sale | B2C | - | None | Product
minivan intenders | B2C | In-Market Shoppers | None | Product
Car dealership owners | B2B | - | None | Role
people researching plug-in hybrids | B2C | Researchers | None | Product
Harley-Davidson riders | B2C | - | None | Brand
# Auto Parts & Services
Auto parts wholesale distributors | B2B | - | None | -
winter tires | B2C | - | None | Product
oil change near me | B2C | - | None | Service
Auto Mechanics | - | Professionals | None | Role
brake pads and rotors | B2C | - | None | Product
car wash memberships | B2C | - | None | Service
Roadside Assistance | B2C | - | None | Service
AutoZone Customers | B2C | - | None | Brand
Windshield Repair | B2C | - | None | Service
car battery replacement | B2C | - | None | -
Collision repair shops | - | - | None | -
DIY Auto Repair Enthusiasts | B2C | Enthusiasts | None | -
Michelin | B2C | - | None | Brand
floor mats & seat covers | B2C | - | None | Product
Aftermarket exhaust systems | - | - | None | Product
Transmission Service In-Market | B2C | In-Market Shoppers | None | Service
Jiffy Lube | B2C | - | None | Brand
check engine light problems | B2C | - | None | Problem
`
