export const entertainmentMedia = `
# Movies & TV
Netflix subscribers | B2C | Owners | None | Brand
horror movie fans | B2C | Fans & Followers | None | -
Game of Thrones | B2C | - | None | -
Taylor Sheridan TV shows | B2C | - | None | -
stand-up comedy | B2C | - | None | -
Anime Fans | B2C | Fans & Followers | None | -
moviegoers | B2C | Event Attendees | None | -
Film directors | - | Professionals | None | Role
reality TV viewers | B2C | Fans & Followers | None | -
Disney+ | B2C | - | None | Brand
Oscar nominated films | B2C | - | None | -
Bollywood movies | B2C | - | None | -
celebrity gossip | B2C | - | None | -
YouTube creators | - | - | None | -
documentary viewers | B2C | Fans & Followers | None | -
adult entertainment websites | B2C | - | High | -
# Music & Audio
country music fans | B2C | Fans & Followers | None | -
Spotify listeners | B2C | - | None | Brand
acoustic guitars | B2C | - | None | Product
Coachella attendees | B2C | Event Attendees | None | Event
true crime podcasts | B2C | - | None | -
Taylor Swift | B2C | - | None | -
vinyl record collectors | B2C | Enthusiasts | None | -
Jazz | B2C | - | None | -
piano lessons | B2C | Students & Learners | None | -
radio stations | - | - | None | -
Concertgoers | B2C | Event Attendees | None | Event
hip hop and rap | B2C | - | None | -
Recording Engineers | - | Professionals | None | Role
Fender | B2C | - | None | Brand
drum kits | B2C | - | None | Product
Latin music lovers | B2C | Enthusiasts | None | -
# Gaming
PlayStation 5 owners | B2C | Owners | None | -
mobile gamers | B2C | Fans & Followers | None | -
Fortnite | B2C | - | None | Brand
esports tournaments | B2C | - | None | -
online casino players | B2C | - | High | -
board game night | B2C | - | None | -
Fantasy football leagues | B2C | - | - | -
sports betting | B2C | - | High | -
Nintendo Switch games | B2C | - | None | Product
Lottery ticket buyers | B2C | - | High | -
PC gaming enthusiasts | B2C | Enthusiasts | None | -
poker | B2C | - | - | -
Twitch streamers | - | - | None | -
Dungeons & Dragons | B2C | - | None | -
Game developers | - | Professionals | None | Role
Las Vegas casinos gambling | B2C | - | High | -
# News & Publishing
The New York Times readers | B2C | Fans & Followers | None | Brand
local news | B2C | - | None | -
mystery novels | B2C | - | None | Product
comic books | B2C | - | None | Product
weather forecast | B2C | - | None | -
Journalists | - | Professionals | None | Role
Book Lovers | B2C | Enthusiasts | None | -
CNN | B2C | - | None | Brand
Business magazines | - | - | None | -
bloggers | - | - | None | -
newspaper subscribers | B2C | Owners | None | -
audiobooks and ebooks | B2C | - | None | Product
literary fiction | B2C | - | None | -
Publishers Weekly | - | - | None | Brand
breaking news alerts | B2C | - | None | -
Penguin Random House | - | - | None | Brand
`
