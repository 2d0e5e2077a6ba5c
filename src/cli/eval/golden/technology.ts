export const technology = `
# Consumer Electronics
prosumer camcorders | B2B2C | - | None | Product
people researching 4K projectors | B2C | Researchers | None | Product
iPhone Owners | B2C | Owners | None | -
OLED TVs | B2C | - | None | Product
noise cancelling headphones | B2C | - | None | Product
Gaming laptops under $1000 | B2C | - | None | Product
Samsung Galaxy S24 | B2C | - | None | Brand
Smartwatch Shoppers | B2C | In-Market Shoppers | None | Product
mirrorless cameras | B2C | - | None | Product
Apple Watch | B2C | - | None | Brand
smart home devices | B2C | - | None | Product
CES attendees | - | Event Attendees | None | Event
Bose | B2C | - | None | Brand
Gadget Lovers | B2C | Enthusiasts | None | -
e-readers | B2C | - | None | Product
Drone Owners | B2C | Owners | None | Product
bluetooth speakers | B2C | - | None | Product
Garmin fitness trackers | B2C | - | None | -
video doorbells | B2C | - | None | Product
# Software & SaaS
meditation apps | B2C | - | - | -
software developers | B2B | Professionals | None | Role
CRM software | B2B | - | None | -
SaaS founders | B2B | Entrepreneurs | None | Role
Salesforce users | B2B | Owners | None | Brand
project management tools | B2B | - | None | -
ERP systems for manufacturers | B2B | - | None | -
Salon Software | B2B | - | None | -
mortgage software | B2B | - | None | -
Photo editing apps | - | - | None | Product
Front-End Developers | B2B | Professionals | None | Role
ChatGPT | - | - | None | Brand
Machine Learning Engineers | B2B | Professionals | None | Role
accounting software | B2B | - | None | -
Web Design | - | - | None | -
tax preparation software | - | - | - | Product
HubSpot | B2B | - | None | Brand
data visualization tools | B2B | - | None | -
Dreamforce Attendees | B2B | Event Attendees | None | Event
# IT & Cybersecurity
data loss prevention solutions | B2B | - | None | Solution
identity and access management solutions | B2B | - | None | Solution
IT Professionals | B2B | Professionals | None | Role
cloud storage for enterprises | B2B | - | None | -
CISOs | B2B | - | None | Role
IT Decision Makers | B2B | Decision Makers | None | Role
endpoint security | B2B | - | None | -
Network Administrators | B2B | Professionals | None | Role
managed IT services | B2B | - | None | Service
Juniper Networks | B2B | - | None | Brand
data center colocation | B2B | - | None | -
ransomware protection | B2B | - | None | -
Kubernetes | B2B | - | None | -
DevOps engineers | B2B | Professionals | None | Role
Oracle Database | B2B | - | None | -
CrowdStrike | B2B | - | None | Brand
Firewalls & VPN Appliances | B2B | - | None | Product
disaster recovery | B2B | - | None | -
rack servers | B2B | - | None | Product
Black Hat conference attendees | B2B | Event Attendees | None | Event
# Telecom & Internet
unlimited data plans | B2C | - | None | -
Verizon Wireless customers | B2C | - | None | Brand
fiber internet providers | - | - | None | Service
5G | - | - | None | -
VoIP phone systems | B2B | - | None | -
prepaid mobile | B2C | - | None | -
T-Mobile Switchers | B2C | - | None | Brand
cord cutters broadband | B2C | - | None | -
Facebook Users | B2C | - | None | Brand
AT&T | - | - | None | Brand
Internet Service Providers | - | - | None | -
Social Media Users | B2C | - | None | -
satellite internet rural | B2C | - | None | Service
Comcast Business | B2B | - | None | Brand
telecommunications engineers | B2B | Professionals | None | Role
Reddit communities | B2C | - | None | -
`
