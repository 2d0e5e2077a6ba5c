export const businessIndustry = `
# Business Services
document shredding services | B2B | - | None | Service
business owners researching incorporation | B2B | - | None | -
CFOs | B2B | - | None | Role
Small Business Owners | B2B | Entrepreneurs | None | Role
management consulting | B2B | - | None | Service
Corporate Law Firms | B2B | - | None | -
Bookkeeping Services | B2B | - | None | Service
Procurement Decision Makers | B2B | Decision Makers | None | Role
Paralegals and Legal Assistants | - | Professionals | None | Role
McKinsey & Company | B2B | - | None | Brand
office supplies | B2B | - | None | Product
Commercial Printing | B2B | - | None | -
C-Suite Executives at Mid-Market Companies | B2B | - | None | Role
Startup founders | B2B | Entrepreneurs | None | Role
General Counsel | B2B | - | None | Role
Deloitte | B2B | - | None | Brand
Franchise opportunities | - | - | None | -
Executive Assistants | B2B | Professionals | None | Role
business plan writing | B2B | - | None | -
Trade show exhibitors | B2B | Event Attendees | None | Event
# Marketing & Advertising
marketing professionals | B2B | Professionals | None | Role
marketing attribution solutions | B2B | - | None | Solution
Marketing Directors | B2B | - | None | Role
programmatic advertising | B2B | - | None | -
SEO agencies | B2B | - | None | Service
Chief Marketing Officers | B2B | - | None | Role
Public Relations Managers | B2B | - | None | Role
market research firms | B2B | - | None | -
The Trade Desk | B2B | - | None | Brand
Advertising Week Attendees | B2B | Event Attendees | None | Event
media buyers | B2B | Professionals | None | Role
content marketing | B2B | - | None | -
Brand Strategists | B2B | Professionals | None | Role
influencer marketing platforms | B2B | - | None | -
Outdoor Advertising Billboards | B2B | - | None | -
direct mail services | B2B | - | None | Service
copywriters | B2B | Professionals | None | Role
Ogilvy | B2B | - | None | Brand
Marketing Decision Makers | B2B | Decision Makers | None | Role
# Careers & HR
our hourly staff | B2E | - | None | -
remote employees of the company | B2E | - | None | -
HR Professionals | B2B | Professionals | None | Role
Company employees open enrollment | B2E | - | - | -
Warehouse associates internal communications | B2E | - | - | -
workforce management solutions | B2B | - | None | Solution
Human Resources Directors | B2B | - | None | Role
job seekers | B2C | - | None | -
payroll outsourcing | B2B | - | None | Service
Recruiters | B2B | Professionals | None | Role
resume writing help | B2C | - | None | -
Remote Work | - | - | None | -
Our frontline employees | B2E | - | None | -
Employee benefits administration | - | - | None | -
salary negotiation tips | B2C | - | None | -
Indeed.com | - | - | None | Brand
Staffing Agencies | B2B | - | None | -
Internship programs | - | - | None | -
CHROs | B2B | - | None | Role
Talent Acquisition Specialists | B2B | Professionals | None | Role
Employees of our retail stores | B2E | - | None | -
new hires onboarding | - | - | None | -
Monster jobs | - | - | None | Brand
# Manufacturing & Construction
construction professionals | B2B | Professionals | None | -
predictive maintenance solutions | B2B | - | None | Solution
CNC machining | B2B | - | None | -
Civil Engineers | B2B | Professionals | None | Role
General Contractors | B2B | - | None | Role
Furniture Manufacturing | B2B | - | None | -
Aerospace & Defense Companies | B2B | - | None | -
Caterpillar excavators | B2B | - | None | -
industrial robots | B2B | - | None | Product
Specialty Chemicals | B2B | - | None | Product
Structural Steel Fabricators | B2B | - | None | -
Plant Managers | B2B | - | None | Role
Gold Mining | B2B | - | None | -
Injection molding machines | B2B | - | None | Product
Lockheed Martin | B2B | - | None | Brand
concrete suppliers | B2B | - | None | -
Welders | - | Professionals | None | Role
CONEXPO attendees | B2B | Event Attendees | None | Event
Textile Mills | B2B | - | None | -
# Logistics & Transportation
supply chain visibility solutions | B2B | - | None | Solution
Logistics Decision Makers | B2B | Decision Makers | None | Role
freight forwarding | B2B | - | None | Service
Supply Chain Managers | B2B | - | None | Role
Warehouse Operators | B2B | - | None | -
Fleet Managers | B2B | - | None | Role
FedEx | - | - | None | Brand
moving companies | - | - | None | Service
Long-Haul Truck Drivers | - | Professionals | None | Role
Commuter Rail Riders | B2C | - | None | -
cold storage logistics | B2B | - | None | -
Port Authorities | - | - | None | -
last mile delivery | - | - | None | Service
Maersk | B2B | - | None | Brand
Customs Brokers | B2B | Professionals | None | Role
Forklift Fleet Leasing | B2B | - | None | -
C.H. Robinson | B2B | - | None | Brand
Bus Drivers, Transit and Intercity | - | Professionals | None | Role
third party logistics providers | B2B | - | None | Service
# Energy & Agriculture
agriculture professionals | B2B | Professionals | None | -
Oil & Gas Executives | B2B | - | None | Role
wind farm developers | B2B | - | None | -
Soybean Farmers | B2B | - | None | Role
ExxonMobil | - | - | None | Brand
electric utilities | B2B | - | None | -
Tractors and Combines | B2B | - | None | Product
Dairy Cattle Ranching | B2B | - | None | -
Agronomists | - | Professionals | None | Role
Petroleum Engineers | B2B | Professionals | None | Role
commercial fishing | B2B | - | None | -
Natural Gas Distribution | B2B | - | None | -
John Deere farm equipment | B2B | - | None | -
timber and logging | B2B | - | None | -
Utility-scale solar | B2B | - | None | -
Fertilizer & Crop Protection | B2B | - | None | Product
Halliburton | B2B | - | None | Brand
`
