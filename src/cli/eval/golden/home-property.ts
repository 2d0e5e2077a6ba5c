export const homeProperty = `
# Home & Garden
people comparing air purifiers | B2C | Researchers | None | Product
sectional sofas | B2C | - | None | Product
memory foam mattresses | B2C | - | None | Product
Gardening Enthusiasts | B2C | Enthusiasts | None | -
stand mixers | B2C | - | None | Product
IKEA shoppers | B2C | In-Market Shoppers | None | Brand
Interior Designers | B2B | Professionals | None | Role
washer and dryer sets | B2C | - | None | Product
House Plants | B2C | - | None | Product
landscaping services | - | - | None | Service
bed sheets & duvet covers | B2C | - | None | Product
robot vacuum owners | B2C | Owners | None | Product
Dyson | B2C | - | None | Brand
area rugs | B2C | - | None | Product
house cleaning services | B2C | - | None | Service
Wayfair | B2C | - | None | Brand
patio furniture in-market | B2C | In-Market Shoppers | None | Product
non-stick cookware | B2C | - | None | Product
# Home Improvement
kitchen remodel | B2C | - | None | -
cordless drills | B2C | - | None | Product
Home Depot Pro Customers | - | - | None | Brand
roof replacement | B2C | - | None | Service
plumbers near me | B2C | - | None | -
residential solar panels | B2C | - | None | Product
DIYers | B2C | Enthusiasts | None | -
HVAC repair | B2C | - | None | Service
bathroom vanities and faucets | B2C | - | None | Product
Electricians | - | Professionals | None | Role
interior paint | B2C | - | None | Product
home security systems | B2C | - | None | Product
hardwood flooring installation | B2C | - | None | -
Lowe's | B2C | - | None | Brand
replacement windows shoppers | B2C | In-Market Shoppers | None | Product
leaky basement | B2C | - | None | Problem
DeWalt | - | - | None | Brand
# Real Estate
first-time home buyers | B2C | - | None | -
Commercial Real Estate Brokers | B2B | Professionals | None | Role
apartments for rent | B2C | - | None | -
Zillow | B2C | - | None | Brand
luxury condos Miami | B2C | - | - | -
Real Estate Agents | B2B | Professionals | None | Role
Property Managers | B2B | - | None | Role
House flippers | - | - | None | -
new construction homes | B2C | - | None | -
Office space for lease | B2B | - | None | -
farm land for sale | - | - | None | -
RE/MAX | - | - | None | Brand
Home Sellers | B2C | - | None | -
Landlords | - | - | None | Role
townhouses for sale | B2C | - | None | -
commercial property developers | B2B | - | None | -
`
