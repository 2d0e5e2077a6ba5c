export const travel = `
# Travel & Tourism
frequent business and leisure travelers B2B2C | B2B2C | - | None | -
globetrotters | B2C | - | None | -
adventure travel lifestyle | B2C | - | None | Lifestyle
Caribbean cruises | B2C | - | None | -
Delta Air Lines frequent flyers | B2C | - | None | Brand
golf vacations | B2C | - | None | -
Hawaii | B2C | - | None | -
Disney World visitors | B2C | - | None | -
car rental | B2C | - | None | Service
Travel Agents | B2B | Professionals | None | Role
last minute flights | B2C | - | None | -
carry-on luggage | B2C | - | None | Product
European river cruises | B2C | - | None | -
Spring Break Travelers | B2C | - | None | -
passport and visa services | B2C | - | None | Service
Business travelers | - | - | None | -
African safari tours | B2C | - | None | -
Expedia | B2C | - | None | Brand
people planning a trip to Japan | B2C | - | None | -
National park road trips | B2C | - | None | -
theme park season pass holders | B2C | - | None | -
# Hotels & Lodging
boutique hotels | B2C | - | None | -
Marriott Bonvoy members | B2C | - | None | Brand
Hotels in Texas | B2C | - | None | -
vacation rentals by owner | B2C | - | None | -
all-inclusive resorts | B2C | - | None | -
Airbnb guests | B2C | - | None | Brand
youth hostels | B2C | - | None | -
Hotel General Managers | B2B | - | None | Role
bed and breakfasts | B2C | - | None | -
Extended stay motels | B2C | - | None | -
Hilton | - | - | None | Brand
ski resort lodging | B2C | - | None | -
pet friendly hotels | B2C | - | None | -
Luxury Hotel Seekers | B2C | In-Market Shoppers | None | -
beach house rentals | B2C | - | None | -
Four Seasons Hotels | B2C | - | None | Brand
`
