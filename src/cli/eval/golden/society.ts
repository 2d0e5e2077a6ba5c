export const society = `
# Government & Politics
US Federal Employees | - | - | - | -
county government administrators | B2G | - | - | -
Government contractors and agencies procurement | B2G | - | - | -
registered Democrats | B2C | - | High | -
likely Republican voters | B2C | - | High | -
federal government agencies | B2G | - | - | -
State and Local Government Officials | B2G | - | - | -
City Managers | B2G | - | - | Role
Department of Defense procurement | B2G | - | - | -
military veterans | B2C | - | - | -
Police Officers | - | Professionals | - | Role
presidential election 2024 | B2C | - | High | -
Immigration reform policy | - | - | High | -
public safety agencies | B2G | - | - | -
Municipal government officials | B2G | - | - | -
lobbyists | - | Professionals | - | Role
US Army | - | - | - | -
Political campaign donors | B2C | - | High | -
Criminal justice news | - | - | - | -
State legislators | B2G | - | - | Role
Federal procurement officers | B2G | - | - | Role
# Community & Causes
evangelical Christians | B2C | - | High | -
Catholic churches | - | - | High | -
charity donors | B2C | - | - | -
Red Cross volunteers | B2C | - | - | Brand
environmental activists | B2C | - | - | -
Astrology & Horoscopes | B2C | - | - | -
Muslim community | B2C | - | High | -
LGBTQ rights | B2C | - | High | -
animal welfare nonprofits | - | - | - | -
Habitat for Humanity | - | - | - | Brand
Buddhist temples | - | - | High | -
Bible study groups | B2C | - | High | -
Rotary Club members | B2C | - | - | -
climate change activism | - | - | - | -
Nonprofit fundraising directors | B2B | - | - | Role
meditation and spirituality | B2C | - | - | -
tarot readings | B2C | - | - | -
Synagogue members | B2C | - | High | -
`
