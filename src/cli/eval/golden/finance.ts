export const finance = `
# Banking & Lending
rewards credit cards | B2C | - | Low | -
mortgage refinance | B2C | - | Low | -
First-time mortgage applicants | B2C | - | Low | -
personal loans bad credit | B2C | - | High | -
Checking Accounts | B2C | - | Low | -
student loan forgiveness | B2C | - | - | -
Chase Bank customers | B2C | - | Low | Brand
Loan Officers | - | Professionals | - | Role
Tax Preparation | - | - | Low | Service
debt consolidation | B2C | - | - | -
payday loan borrowers | B2C | - | High | -
American Express | - | - | - | Brand
Credit Unions | - | - | Low | -
Bankruptcy filers | B2C | - | High | Problem
merchant payment processing | B2B | - | - | Service
Venmo users | B2C | Owners | - | Brand
SBA loans for small business | B2B | - | - | -
# Investing & Wealth
financial planning researchers | B2C | Researchers | - | -
New York Stock Exchange | - | - | - | -
High Net Worth Individuals | B2C | - | Moderate | -
stock traders | - | - | - | -
Bitcoin investors | B2C | - | - | -
Financial Advisors | B2B | Professionals | - | Role
Retirement Planning | B2C | - | - | -
mutual funds and ETFs | B2C | - | - | -
Private Equity Firms | B2B | - | - | -
Fidelity Investments | - | - | - | Brand
401(k) rollovers | B2C | - | - | -
Robinhood app users | B2C | Owners | - | Brand
Hedge Fund Managers | B2B | - | - | Role
gold bullion investing | B2C | - | - | -
estate planning | B2C | - | - | -
Wealth management clients | B2C | - | Moderate | Service
venture capital | B2B | - | - | -
# Insurance
car insurance quotes | B2C | - | Low | -
Pet Insurance | B2C | - | Low | -
State Farm | - | - | Low | Brand
term life insurance shoppers | B2C | In-Market Shoppers | Low | -
Medicare Advantage plans | B2C | - | - | -
Insurance Agents | B2B | Professionals | - | Role
renters insurance | B2C | - | Low | -
Commercial Liability Insurance | B2B | - | - | -
GEICO Policyholders | B2C | Owners | Low | Brand
Workers' Compensation Insurance | B2B | - | - | -
travel insurance | B2C | - | Low | -
Homeowners Insurance Switchers | B2C | - | Low | -
Actuaries | B2B | Professionals | - | Role
dental insurance plans | B2C | - | - | -
long term care insurance | B2C | - | - | -
boat insurance | B2C | - | Low | -
`
