export const foodDrink = `
# Food & Grocery
vegan lifestyle food | B2C | - | None | -
Foodies | B2C | Enthusiasts | None | -
Hummus | B2C | - | None | Product
gluten free snacks | B2C | - | None | Product
apple pie recipes | B2C | - | None | -
meal kit subscribers | B2C | Owners | None | -
organic groceries | B2C | - | None | Product
Home Bakers | B2C | Enthusiasts | None | -
frozen pizza buyers | B2C | In-Market Shoppers | None | Product
Kraft Heinz | - | - | None | Brand
breakfast cereal | B2C | - | None | Product
Vegan Cooking | B2C | - | None | -
Kroger loyalty members | B2C | Brand Loyalists | None | Brand
plant-based meat | B2C | - | None | Product
Oreo | B2C | - | None | Brand
Instacart grocery delivery | B2C | - | None | -
olive oil and vinegar | B2C | - | None | Product
BBQ grilling recipes | B2C | - | None | -
Potato chips past purchasers | B2C | Past Purchasers | None | Product
# Restaurants & Dining
fast food lovers | B2C | Enthusiasts | None | -
McDonald's | B2C | - | None | Brand
sushi restaurants | B2C | - | None | -
Restaurant Owners | B2B | - | None | Role
fine dining | B2C | - | None | -
DoorDash users | B2C | Owners | None | Brand
pizza delivery | B2C | - | None | -
Starbucks coffee shops | B2C | - | None | Brand
Executive Chefs | - | Professionals | None | Role
food trucks | - | - | None | -
family restaurant diners | B2C | - | None | -
Chipotle Mexican Grill | B2C | - | None | Brand
brunch spots | B2C | - | None | -
QSR frequent visitors | B2C | - | None | -
Buffalo Wild Wings fans | B2C | Fans & Followers | None | Brand
takeout and drive-thru | B2C | - | None | -
# Beverages & Alcohol
craft beer drinkers | B2C | Enthusiasts | Moderate | -
Red Wine | B2C | - | Moderate | Product
Coca-Cola | B2C | - | None | Brand
energy drinks | B2C | - | None | Product
whiskey connoisseurs | B2C | Enthusiasts | Moderate | -
Herbal Tea | B2C | - | None | Product
Bartenders | - | Professionals | - | Role
espresso beans | B2C | - | None | Product
sparkling water | B2C | - | None | Product
tequila brands | B2C | - | Moderate | -
Cold-Pressed Juice | B2C | - | None | Product
Napa Valley wineries | - | - | Moderate | -
Bud Light | B2C | - | Moderate | Brand
kombucha | B2C | - | None | Product
sports bars | B2C | - | Moderate | -
Craft Breweries | - | - | Moderate | -
`
