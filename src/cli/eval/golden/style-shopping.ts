export const styleShopping = `
# Apparel & Accessories
streetwear lifestyle | B2C | - | None | Lifestyle
running shoes | B2C | - | None | Product
women's plus size dresses | B2C | - | None | Product
Nike Brand Loyalists | B2C | Brand Loyalists | None | Brand
designer handbags | B2C | - | None | Product
engagement rings | B2C | - | None | Product
Sneakerheads | B2C | Enthusiasts | None | -
Rolex | B2C | - | None | Brand
men's suits & ties | B2C | - | None | Product
Levi's jeans | B2C | - | None | Brand
fashion designers | - | Professionals | None | Role
sunglasses | B2C | - | None | Product
New York Fashion Week attendees | - | Event Attendees | None | Event
maternity clothes | B2C | - | - | Product
workwear and uniforms | - | - | None | Product
Lululemon shoppers | B2C | In-Market Shoppers | None | Brand
wool socks | B2C | - | None | Product
luxury fashion enthusiasts | B2C | Enthusiasts | None | -
# Beauty & Personal Care
independent beauty resellers | B2B | - | None | -
anti-aging serums | B2C | - | None | Product
Sephora | B2C | - | None | Brand
Hair Stylists | - | Professionals | None | Role
men's grooming | B2C | - | None | -
electric toothbrushes | B2C | - | - | Product
perfume & cologne | B2C | - | None | Product
Day Spas | - | - | None | Service
makeup enthusiasts | B2C | Enthusiasts | None | -
natural deodorant | B2C | - | None | Product
tattoo artists | - | Professionals | None | Role
L'Oréal | B2C | - | None | Brand
curly hair products | B2C | - | None | Product
nail salons | - | - | None | Service
sunscreen SPF 50 | B2C | - | None | Product
shampoo and conditioner | B2C | - | None | Product
Korean skincare | B2C | - | None | -
Beard oil | B2C | - | None | Product
# Retail & Shopping
consumers and small business wholesale club shoppers | B2B2C | - | None | -
coupon clippers | B2C | - | None | -
Black Friday shoppers | B2C | In-Market Shoppers | None | -
Amazon Prime members | B2C | - | None | Brand
Target Stores | B2C | - | None | Brand
flower delivery | B2C | - | None | -
online auctions | B2C | - | None | -
gift cards | B2C | - | None | Product
Department Stores | - | - | None | -
e-cigarettes and vapes | B2C | - | Moderate | Product
CBD and cannabis dispensaries | - | - | Moderate | -
Costco Members | B2C | - | None | Brand
outlet malls | B2C | - | None | -
Etsy sellers | B2B | - | None | Brand
Shopify marketplace resellers | B2B | - | None | -
thrift stores | - | - | None | -
Retail store managers | B2B | - | None | Role
deal seekers | B2C | In-Market Shoppers | None | -
cigars | B2C | - | Moderate | Product
`
