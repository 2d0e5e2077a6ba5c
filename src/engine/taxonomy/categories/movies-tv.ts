import type { CategorySource } from '../source'

const moviesTv: CategorySource = {
  category: 'Movies & TV',
  segment: 'B2C',
  sensitivity: 'None',
  intent: 'Lifestyle',
  terms: `entertainment, movie!, film, tv, television, movies and tv, tv and movie, film and tv, entertainment fan, entertainment enthusiast, entertainment seeker, motion picture, ~screen, ~show, ~viewer, ~series, ~episode, ~premiere, ~audience, media and entertainment, entertainment industry, media consumption, home viewing, visual media, audiovisual, horror, mystery, action and adventure, action adventure, ~adventure, suspense, ~romance, ~fantasy, ~crime, film genre, movie genre, tv genre`,
  roles: `actor, actress, film actor, tv actor, voice actor, voice over artist, child actor, movie star, film director, movie director, director of photography, cinematographer, film producer, movie producer, tv producer, television producer, executive producer, producer and director, showrunner, screenwriter, scriptwriter, script writer, tv writer, comedy writer, film editor, video editor, film and video editor, television editor, camera operator, camera operator television, cameraman, videographer, sound engineer film, boom operator, foley artist, sound mixer film, broadcast technician, broadcast engineer, broadcast operator, television presenter, tv presenter, tv host, talk show host, game show host, tv anchor, broadcaster, announcer, casting director, casting agent, talent agent, talent manager, agent of artists performers and athletes, agent and business manager of artists, stunt performer, stuntman, stunt coordinator, makeup artist theatrical and performance, special effects artist,
        special effects artist and animator, visual effects artist, vfx artist, vfx supervisor, animator, 3d animator, 2d animator, storyboard artist, character animator, motion graphics designer, production assistant film, production designer, art director film, set designer, set decorator, set and exhibit designer, costume designer film, gaffer, key grip, best boy electric, script supervisor, assistant director film, line producer, location manager film, film critic, movie critic, tv critic, projectionist, motion picture projectionist, movie theater manager, movie theater usher, usher lobby attendant and ticket taker, ticket taker, comedian, stand-up comedian, comic performer, entertainer, entertainers and performers, reality tv star, film extra, body double, youtuber, content creator video, film student, filmmaker, documentary filmmaker, independent filmmaker, audio and video technician, media and communication equipment worker, media programming director, television executive,
        studio executive, network executive, film distributor, programming director, colorist, dubbing artist, subtitler, puppeteer, animation director`,
  industries: `motion pictures and film, motion picture and video production, film industry, movie industry, film production company, film studio, movie studio, movies and entertainment, entertainment providers, entertainment company, media production, broadcast media, broadcast media production and distribution, broadcasting, television broadcasting, television production company, television network, tv network, tv station, cable network, cable and other subscription programming, movie theaters, motion picture theaters, cinema chain, cinema operator, animation studio, animation and post-production, post-production, postproduction services, video production company, streaming service provider, video streaming service, film distributor, motion picture distribution, media and telecommunications, talent agency, media company, online video platform, visual effects studio, movie rental stores, video tape rental, casting agency, media conglomerate, entertainment and media`,
  nodes: [
    {
      name: 'Movies',
      iab: '324',
      label: 'movies and film',
      description: 'watch, follow and talk about movies',
      domains: ['imdb.com', 'rottentomatoes.com', 'fandango.com', 'letterboxd.com'],
      terms: `movies, film buff, movie buff, movie fan, movie lover, movie watcher, moviegoer, cinephile, film enthusiast, feature film, blockbuster, blockbuster movie, new movie, movie release, upcoming movie, movie franchise, movie sequel, movie remake, movie reboot, movie adaptation, movie quote, movie poster, movie memorabilia, movie reference, movie script, film score, film studies, film theory, oscar winning movie, summer movie, date movie, tv movie, made for tv movie, imax movie, 3d movie, movie character, movie marathon, hollywood`,
      brands: `Blockbuster Video; Dread Central; Bloody Disgusting`,
      children: [
        {
          name: 'Movie News & Reviews',
          terms: `box office, movie trailer, movie preview, movie review, film review, movie rating, movie news, film criticism, movie list`,
          brands: `IMDb; Rotten Tomatoes; Letterboxd; Metacritic; Box Office Mojo; Empire Magazine; Screen Rant; ~Collider; Deadline Hollywood; IndieWire; JoBlo; CinemaBlend; Moviefone; Flixster; Roger Ebert; Screen Crush; Slashfilm; Film Comment; Total Film; TMDB`,
        },
        {
          name: 'Indie & Art House Films',
          terms: `cult film, cult movie, b movie, short film, independent film, indie film, indie movie, art house film, arthouse, experimental film`,
          brands: `~Criterion = criterion collection | criterion channel; Little White Lies`,
        },
        {
          name: 'Classic Movies',
          terms: `classic movie, classic film, old movie, silent film, black and white movie, film noir, film history`,
          brands: `Turner Classic Movies = tcm`,
        },
        {
          name: 'World Cinema',
          terms: `foreign film, foreign movie, international film, bollywood, nollywood, tollywood, kollywood, world cinema, french cinema, korean film, chinese cinema, hong kong cinema, japanese film, indian cinema, european cinema, asian cinema, spanish language movie, latin american cinema, british film, italian cinema`,
          brands: `FilmAffinity; AlloCiné = allocine; Filmweb`,
        },
        {
          name: 'Action & Adventure Movies',
          iab: '325',
          terms: `action movie, action film, adventure movie, adventure film, martial arts movie, kung fu movie, disaster movie, car chase movie, heist movie, swashbuckler, pirate movie, samurai movie, monster movie, kaiju, epic film`,
          brands: `Fast & Furious = fast and furious | fast x; John Wick; Indiana Jones; Jurassic Park = jurassic world; Pirates of the Caribbean; Top Gun = top gun maverick; Die Hard; Rambo; Rocky Movie = creed movie; Transformers Movie; Mad Max = furiosa | fury road; Gladiator Movie; Godzilla; King Kong; Kill Bill; ~The Matrix = matrix movie; Terminator Movie = the terminator; Hunger Games = the hunger games; Lethal Weapon; ~The Equalizer; Taken Movie; Bad Boys Movie; Zorro; The Expendables; RRR Movie; Ip Man; Teenage Mutant Ninja Turtles = tmnt; Ghostbusters; Men in Black; Karate Kid; Braveheart; Tenet Movie; ~Inception`,
          children: [
            {
              name: 'War & Spy Movies',
              terms: `spy movie, war movie, war film, james bond fan`,
              brands: `James Bond = 007 | no time to die | skyfall; Mission Impossible = mission: impossible; Jason Bourne = bourne identity; Oppenheimer Movie; Dunkirk Movie; Saving Private Ryan; Kingsman; Lawrence of Arabia`,
            },
            {
              name: 'Superhero Movies',
              terms: `superhero movie, superhero, superhero film, comic book movie`,
              brands: `Marvel = marvel studios | marvel cinematic universe | mcu | marvel comics movie; Avengers = the avengers | avengers endgame; Spider-Man; Iron Man; Captain America; Thor Movie; Black Panther Movie; Guardians of the Galaxy; X-Men; Deadpool; Venom Movie; DC Universe = dc films | dceu | dc studios; Batman = the dark knight | the batman; Superman; Wonder Woman; Aquaman; Justice League; Joker Movie; Suicide Squad`,
            },
          ],
        },
        {
          name: 'Comedy Movies',
          iab: '646',
          terms: `comedy movie, comedy film, romantic comedy, romcom, rom-com, dark comedy, black comedy film, parody movie, spoof film, slapstick, buddy comedy, teen comedy, stoner movie, funny movie, mockumentary, screwball comedy`,
          brands: `Barbie Movie; ~The Hangover; Superbad; Step Brothers; Anchorman; Bridesmaids Movie; Home Alone; Mean Girls; Ferris Bueller; Monty Python; Borat; Austin Powers; Dumb and Dumber; Caddyshack; Animal House; The Big Lebowski; Zoolander; Pitch Perfect; American Pie Movie; Groundhog Day Movie; Scary Movie; Knives Out = glass onion; Elf Movie; Mrs. Doubtfire; Airplane Movie; Meet the Parents; The Princess Bride; Clueless Movie; Legally Blonde; Crazy Rich Asians; Tropic Thunder; Wedding Crashers; Napoleon Dynamite; Office Space; Beetlejuice; Pink Panther; Mr. Bean; Rush Hour Movie; Friday Movie; Girls Trip Movie; Bridget Jones; Love Actually; Notting Hill Movie`,
        },
        {
          name: 'Drama & Romance Movies',
          iab: '647',
          terms: `drama movie, drama film, period drama, costume drama, historical drama, historical film, biopic, biographical film, legal drama film, melodrama, coming of age movie, sports movie, faith based film, christian movie, war drama, lgbt film, family drama`,
          brands: `The Godfather; Forrest Gump; The Shawshank Redemption; Schindler's List; The Green Mile; Good Will Hunting; Dead Poets Society; American Beauty; The Social Network; The Wolf of Wall Street; Goodfellas; Scarface; Moonlight Movie; Parasite Movie; Nomadland; Everything Everywhere All at Once; Bohemian Rhapsody Movie; The Blind Side; Remember the Titans; Slumdog Millionaire; The Color Purple Movie; Citizen Kane; Taxi Driver Movie; Raging Bull; Little Women Movie; Anora Movie; Conclave Movie; ~The Chosen`,
          children: [
            {
              name: 'Movie Musicals',
              iab: '156',
              terms: `musical film, movie musical, dance movie`,
              brands: `La La Land; A Star Is Born; The Greatest Showman; Les Misérables Movie; Mamma Mia Movie; Grease Movie; Dirty Dancing; Wicked Movie; West Side Story; The Sound of Music; Moulin Rouge Movie; Chicago Movie`,
            },
            {
              name: 'Romance Movies',
              terms: `romantic movie, romance movie, romance film, love story film, tearjerker, chick flick`,
              brands: `Titanic Movie; The Notebook Movie; Fifty Shades of Grey; Twilight Saga; The Fault in Our Stars; Pride & Prejudice Movie; Casablanca Movie; Gone with the Wind`,
            },
          ],
        },
        {
          name: 'Horror & Thriller Movies',
          iab: '336',
          terms: `horror movie, horror film, scary movie, slasher, slasher movie, zombie movie, vampire movie, ghost movie, psychological horror, gore film, horror fan, werewolf movie, found footage film`,
          brands: `Halloween Movie = michael myers movie; Friday the 13th; A Nightmare on Elm Street = freddy krueger; Scream Movie; The Exorcist; The Conjuring = annabelle movie; Saw Movie; It Movie = pennywise; ~The Shining; Get Out Movie; A Quiet Place; Hereditary Movie; Midsommar; Insidious Movie; Paranormal Activity; ~The Purge; Chucky = child's play; Hellraiser; Jaws Movie; Psycho Movie; Evil Dead; The Ring Movie; The Blair Witch Project; Texas Chainsaw Massacre; 28 Days Later; Dracula Movie; Nosferatu; Smile Movie; M3GAN; Final Destination; Longlegs; Terrifier; Fangoria`,
          children: [
            {
              name: 'Crime & Thriller Movies',
              iab: '700',
              terms: `supernatural thriller, psychological thriller, thriller, thriller movie, suspense movie, crime thriller, mystery movie, mystery film, gangster movie, crime movie, crime film, noir thriller, whodunit film, mafia movie`,
              brands: `Silence of the Lambs = hannibal lecter; Seven Movie = se7en; Gone Girl; Shutter Island; Zodiac Movie; Pulp Fiction; Reservoir Dogs; The Departed`,
            },
          ],
        },
        {
          name: 'Sci-Fi & Fantasy Movies',
          iab: '652',
          terms: `sci-fi movie, science fiction movie, science fiction film, sci-fi film, space movie, alien movie, dystopian movie, time travel movie, post apocalyptic film, robot movie, sci-fi fan, sci fi, sci-fi, cyberpunk film, space opera`,
          brands: `Star Wars = the mandalorian | lucasfilm; Star Trek; Dune Movie = dune part two; Avatar Movie = avatar the way of water; Blade Runner = blade runner 2049; Alien Movie = alien romulus | aliens movie; Predator Movie; Back to the Future; E.T. the Extra-Terrestrial; Interstellar; The Martian Movie; Planet of the Apes; ~Divergent; Maze Runner; Robocop; Independence Day Movie; Close Encounters; 2001 A Space Odyssey; Gravity Movie; Arrival Movie; District 9; Pacific Rim; Ready Player One; Edge of Tomorrow; Tron; Ex Machina; A Quiet Place Day One; Mickey 17`,
          children: [
            {
              name: 'Fantasy Movies',
              iab: '335',
              terms: `fantasy movie, fantasy film, fairy tale movie, wizard movie`,
              brands: `Harry Potter = wizarding world | fantastic beasts; Lord of the Rings = lotr | the hobbit; Chronicles of Narnia = narnia; Percy Jackson; The Wizard of Oz; Willow Movie; The NeverEnding Story; Labyrinth Movie`,
            },
          ],
        },
        {
          name: 'Family & Kids Movies',
          iab: '645',
          terms: `family movie, family film, kids movie, childrens movie, animated movie, animated film, animated feature, family friendly movie, animal movie, talking animal film, g rated movie`,
          brands: `DreamWorks Animation = dreamworks; Illumination Entertainment; Studio Ghibli; Shrek; Minions = despicable me; Kung Fu Panda; How to Train Your Dragon; Ice Age Movie; Madagascar Movie; Trolls Movie; Paddington; The Lego Movie; Spirited Away; My Neighbor Totoro; The Super Mario Bros Movie; Sonic Movie; Hotel Transylvania; The Boss Baby; Sing Movie; Mary Poppins; Willy Wonka = charlie and the chocolate factory | wonka movie; The Muppets; Lorax; Kiki's Delivery Service; Spider-Verse = into the spider-verse`,
          children: [
            {
              name: 'Disney & Pixar',
              terms: `disney movie, princess movie, pixar movie`,
              brands: `Disney = walt disney company | walt disney | disney princess; Walt Disney Pictures; Pixar; Frozen Movie = elsa frozen | frozen 2; Toy Story; The Lion King; Finding Nemo = finding dory; Moana; Encanto; Inside Out Movie = inside out 2; Cars Movie = disney cars | lightning mcqueen; The Incredibles; The Little Mermaid; Beauty and the Beast; Aladdin; Cinderella Movie; Mulan; Zootopia; Coco Movie; Winnie the Pooh; Mickey Mouse; Lilo & Stitch = stitch disney; ~Tangled; Ratatouille Movie; Peter Pan; Bambi; Snow White; 101 Dalmatians`,
            },
            {
              name: 'Holiday Movies',
              iab: '649',
              terms: `christmas movie, holiday movie, holiday film`,
              brands: `The Polar Express; The Grinch; Nightmare Before Christmas; Hocus Pocus; The Santa Clause`,
            },
          ],
        },
        {
          name: 'Documentaries',
          iab: '332',
          terms: `documentary!, documentary film, docuseries, docu-series, nature documentary, wildlife documentary, true crime documentary, music documentary, sports documentary, history documentary, food documentary, war documentary, political documentary, science documentary, environmental documentary`,
          brands: `Ken Burns; Planet Earth Series = blue planet; Our Planet; Making a Murderer; Tiger King; Free Solo; An Inconvenient Truth; March of the Penguins; Blackfish; Super Size Me; Won't You Be My Neighbor; Michael Moore; David Attenborough; PBS Frontline = frontline pbs; POV PBS; CuriosityStream; Chef's Table; The Last Dance; Formula 1 Drive to Survive = drive to survive; Louis Theroux; Fahrenheit 9/11; Jiro Dreams of Sushi; Wild Wild Country; The Social Dilemma; MagellanTV`,
        },
        {
          name: 'Western Movies',
          iab: 'KHPC6A',
          terms: `~western, western movie, western film, spaghetti western, cowboy movie`,
          brands: `The Good the Bad and the Ugly; Tombstone Movie; ~Unforgiven; True Grit; Django Unchained; The Magnificent Seven; John Wayne; Gunsmoke; ~Bonanza; Lonesome Dove; Deadwood Series; High Noon`,
        },
        {
          name: 'Film Festivals',
          iab: '8VZQHL',
          intent: 'Event',
          terms: `film festival, movie festival, film premiere, movie premiere, red carpet, film screening, film market, short film festival, drive-in night`,
          brands: `Sundance = sundance film festival; Cannes Film Festival; TIFF = toronto international film festival; Tribeca Film Festival = tribeca festival; Venice Film Festival; Berlinale = berlin film festival; SXSW Film; Telluride Film Festival; BFI London Film Festival; New York Film Festival; Busan International Film Festival; Locarno Film Festival; San Sebastián Film Festival; Raindance; Slamdance; Annecy Festival; Sitges Film Festival; Fantastic Fest; IDFA; Hot Docs; AFI Fest; American Film Market; CinemaCon`,
        },
      ],
    },
    {
      name: 'TV Shows',
      iab: '640',
      label: 'television shows and series',
      description: 'watch, follow and talk about television shows',
      domains: ['tvguide.com', 'imdb.com', 'tvline.com', 'abc.com'],
      terms: `tv show!, tv program, television show, television program, tv series, television series, web series, miniseries, mini series, limited series, tv lover, tv viewer, tv watcher, heavy tv viewer, light tv viewer, television viewer, tv fan, tv buff, binge watching, binge watcher, binge viewer, prime time tv, primetime tv, daytime tv, late night tv, tv guide, tv listing, tv schedule, tv recap, tv spoiler, tv news entertainment, tv season, season finale, tv episode, tv reboot, tv spin-off, variety show, anthology series, tv theme song, syndicated tv, network tv, telenovela, live tv, appointment viewing, dvr user, tv character, tv rating, tv trivia, british tv, korean tv, spanish language tv, hispanic tv, local tv, classic tv, nostalgic tv, tv genre, episodic tv, holiday special, tv pilot`,
      brands: `TV Guide; TVLine; TV Insider; Radio Times; TV.com; Television Critics Association; TV Tropes; Nielsen Ratings; ~Vulture; Den of Geek`,
      children: [
        {
          name: 'TV Dramas',
          iab: '647',
          terms: `tv drama, drama series, drama, political drama, teen drama, family drama series, spy series, period drama series, western series, thriller series, prestige tv, historical series, romance drama`,
          brands: `Breaking Bad; Better Call Saul; The Sopranos; Mad Men; Succession Series = hbo succession; Yellowstone Series = yellowstone tv | 1883 series | 1923 series; The Crown Series; Downton Abbey; Bridgerton; This Is Us; Ozark Series; Peaky Blinders; The West Wing; House of Cards; Homeland Series; 24 Series; Scandal Series; Euphoria Series; Gossip Girl; Riverdale; Dawson's Creek; Beverly Hills 90210 = 90210; The O.C.; One Tree Hill; Gilmore Girls; Outlander; Virgin River; Sons of Anarchy; Killing Eve; Big Little Lies; The White Lotus; The Morning Show; Empire Series; Power Series = power starz; Billions Series; Reacher; Jack Ryan Series; The Bear Series; Lost Series; Desperate Housewives; Friday Night Lights; Dallas Series; Dynasty Series; M*A*S*H = mash tv; The Waltons; Little House on the Prairie; Orange Is the New Black; Shameless Series; Adolescence Series; Baby Reindeer; Shogun Series; Landman; Tulsa King; Tracker Series; Sex Education Series; 13 Reasons Why; Pretty Little Liars; Nip/Tuck;
        Nashville Series; Heartstopper; Slow Horses; Heartland Series; You Series; Emily in Paris; Sweet Magnolias; The Summer I Turned Pretty; Outer Banks; Ginny & Georgia; Maid Series; Your Honor Series; Mare of Easttown; Sharp Objects; The Handmaid's Tale = handmaids tale`,
          children: [
            {
              name: 'K-Dramas & International Dramas',
              terms: `kdrama, k-drama, korean drama, turkish drama, british drama, chinese drama, c-drama`,
              brands: `Narcos; Money Heist = la casa de papel; Squid Game; Crash Landing on You`,
            },
            {
              name: 'Medical Dramas',
              terms: `medical drama, hospital drama`,
              brands: `Grey's Anatomy; ER Series; House M.D. = house md; Chicago Fire Series = chicago pd | chicago med; The Good Doctor; Station 19; 9-1-1 Series; Call the Midwife; Doc Martin; The Pitt`,
            },
            {
              name: 'Crime & Legal Dramas',
              terms: `crime drama, police procedural, procedural drama, cop show, detective show, legal drama, prison drama, mystery series, crime show, courtroom drama, scandi noir`,
              brands: `The Wire Series; Law & Order = law and order svu | law & order svu; NCIS; CSI = csi miami; Criminal Minds; Blue Bloods; Bones Series; Castle Series; The Good Wife; Sherlock Series; How to Get Away with Murder; Dexter; True Detective; Fargo Series; Suits Series; Line of Duty; Luther Series; Broadchurch; Midsomer Murders; Poirot; Columbo; Murder She Wrote; Magnum P.I.; Hawaii Five-O; Miami Vice; Matlock; Elsbeth; ~The Rookie; FBI Series; SWAT Series; Bosch Series; The Lincoln Lawyer; Monk Series; Psych Series; White Collar Series; Burn Notice`,
            },
          ],
        },
        {
          name: 'Sitcoms & TV Comedies',
          iab: '646',
          terms: `sitcom!, situation comedy, tv comedy, comedy series, comedy show, dramedy, workplace comedy, family sitcom, british comedy series`,
          brands: `Friends TV Show = friends sitcom; Seinfeld; The Office US = the office tv show; Parks and Recreation; The Big Bang Theory; Young Sheldon; Modern Family; How I Met Your Mother; Brooklyn Nine-Nine; Ted Lasso; Schitt's Creek; Curb Your Enthusiasm; Veep; It's Always Sunny in Philadelphia; 30 Rock; Arrested Development; Two and a Half Men; Abbott Elementary; Black-ish; The Good Place; Frasier; Cheers TV Show; Full House TV = fuller house; The Fresh Prince of Bel-Air = fresh prince; Will & Grace; Scrubs TV; New Girl; Community TV Show; Silicon Valley Show; Only Murders in the Building; Hacks Series; Fleabag; Fawlty Towers; Blackadder; Only Fools and Horses; The IT Crowd; The Inbetweeners; Gavin & Stacey; Derry Girls; Ghosts Sitcom; King of Queens; Everybody Loves Raymond; That '70s Show; Malcolm in the Middle; Married with Children; Roseanne = the conners; Home Improvement TV Show; Golden Girls; I Love Lucy; Happy Days; The Cosby Show; Martin Sitcom; Living Single; Superstore TV;
        The Goldbergs; Atlanta Series; Insecure Series; Grace and Frankie; Sex and the City = and just like that; Mr. Bean TV; Reno 911; What We Do in the Shadows; Bob Hearts Abishola; The Neighborhood Sitcom; St. Denis Medical; Nobody Wants This; Girlfriends Sitcom; Family Matters; Saved by the Bell; Boy Meets World`,
          children: [
            {
              name: 'Sketch Comedy Shows',
              terms: `sketch comedy, sketch show, satire show, improv show, comedy special`,
              brands: `Saturday Night Live = snl; Key & Peele; Chappelle's Show; In Living Color; MADtv; Portlandia`,
            },
          ],
        },
        {
          name: 'Reality TV',
          iab: '651',
          terms: `reality tv, reality show, reality television, reality series, weight loss show, court show, docusoap, true crime show, ghost hunting show, business reality show, fishing show, celebrity reality show`,
          brands: `Big Brother TV Show = big brother show; Keeping Up with the Kardashians = the kardashians; Real Housewives = real housewives of beverly hills | rhobh | rhoa; Vanderpump Rules; Below Deck; Jersey Shore; ~The Traitors; Shark Tank = dragons' den; The Apprentice TV; America's Next Top Model; Say Yes to the Dress; Duck Dynasty; Deadliest Catch; Gold Rush TV; Naked and Afraid; Alone TV Show; Cops TV Show; Judge Judy; The People's Court; Selling Sunset; The Circle TV; Teen Mom; Sister Wives; My 600-lb Life; The Biggest Loser; Toddlers & Tiaras; Undercover Boss; I'm a Celebrity Get Me Out of Here; Gogglebox; Made in Chelsea; The Only Way Is Essex = towie; Geordie Shore; Ink Master; Forged in Fire; Ghost Adventures; MythBusters; Dirty Jobs; Man vs. Wild; Bling Empire; Southern Charm; Summer House TV; Love & Hip Hop; Chrisley Knows Best; Bar Rescue; Wife Swap; Bigg Boss; Koffee with Karan; Catfish TV`,
          children: [
            {
              name: 'Home & Makeover Shows',
              terms: `makeover show, home improvement show, home renovation show, house hunting show, auction show`,
              brands: `Queer Eye; Fixer Upper; Property Brothers; House Hunters; Love It or List It; This Old House TV; Pawn Stars; Storage Wars; American Pickers; Extreme Makeover Home Edition; Antiques Roadshow; Million Dollar Listing`,
            },
            {
              name: 'Talent & Competition Shows',
              terms: `reality competition, talent show, singing competition show, dance competition show, survival show, fashion competition show`,
              brands: `Survivor TV Show = survivor cbs; The Voice TV Show; American Idol; America's Got Talent = britain's got talent; The X Factor; Dancing with the Stars; Strictly Come Dancing; RuPaul's Drag Race = drag race; The Amazing Race; Project Runway; Dance Moms; The Masked Singer; So You Think You Can Dance; World of Dance; American Ninja Warrior; Indian Idol; ~The Mole; Beast Games`,
            },
            {
              name: 'Cooking & Food Shows',
              iab: '216',
              terms: `cooking show, food show, cooking competition`,
              brands: `MasterChef; Top Chef; Hell's Kitchen TV; The Great British Bake Off = great british baking show; Chopped TV; Iron Chef; Diners Drive-Ins and Dives; Kitchen Nightmares`,
            },
            {
              name: 'Dating Shows',
              terms: `dating show, dating reality show`,
              brands: `~The Bachelor = the bachelorette | bachelor in paradise; Love Island; Love Is Blind; 90 Day Fiance; Married at First Sight; Too Hot to Handle; First Dates; Love After Lockup; ~The Ultimatum; Bachelor Nation`,
            },
          ],
        },
        {
          name: 'Talk & Late-Night Shows',
          iab: 'A0AH3G',
          terms: `talk show, late night show, late night talk show, late-night comedy, daytime talk show, morning show, chat show, interview show, panel show, talk show fan, celebrity interview`,
          brands: `The Tonight Show = jimmy fallon | tonight show starring jimmy fallon; ~The Late Show = stephen colbert; Jimmy Kimmel Live = jimmy kimmel; The Daily Show = jon stewart; Last Week Tonight = john oliver; Late Night with Seth Meyers = seth meyers; Conan O'Brien = conan; The Ellen Show = ellen degeneres; ~The View; Oprah Winfrey = the oprah winfrey show | oprah; Dr. Phil; The Kelly Clarkson Show; Live with Kelly and Mark = live with kelly and ryan; The Drew Barrymore Show; Wendy Williams; The Dr. Oz Show; Maury = maury povich; Jerry Springer; Jeremy Kyle; Real Time with Bill Maher; Graham Norton Show; The Jonathan Ross Show; Loose Women; This Morning ITV; Good Morning Britain TV; QI TV; Have I Got News for You; Hot Ones; Between Two Ferns; Steve Harvey Show; The Talk CBS; Sherri; Tamron Hall; Jennifer Hudson Show; David Letterman; Jay Leno; Johnny Carson; James Corden = the late late show; Trevor Noah; The Kapil Sharma Show; Access Hollywood; Entertainment Tonight; Extra TV`,
        },
        {
          name: 'Game Shows',
          iab: '651',
          terms: `game show, tv game show, quiz show, trivia show, television quiz, panel game`,
          brands: `Jeopardy! = jeopardy; Wheel of Fortune; The Price Is Right; Family Feud; Who Wants to Be a Millionaire; Deal or No Deal; Let's Make a Deal; The Chase TV; Pointless TV; Countdown TV; Mastermind TV; University Challenge; The Weakest Link; Match Game; Hollywood Squares; Password TV; Press Your Luck; Supermarket Sweep; Tipping Point TV; Taskmaster; Would I Lie to You; The Wall Game Show; The Floor TV; The 1% Club; Kaun Banega Crorepati = kbc; Game Show Network = gsn; Who's Still Standing; Name That Tune; Cash Cab; Minute to Win It`,
        },
        {
          name: 'Sci-Fi, Fantasy & Horror Shows',
          iab: '652',
          terms: `sci-fi show, science fiction series, sci-fi series, sci-fi tv, fantasy series, fantasy tv, fantasy show, horror series, supernatural series, superhero series, superhero show, paranormal show, vampire series, zombie series, dystopian series, time travel series`,
          brands: `Game of Thrones = house of the dragon; The Walking Dead = fear the walking dead; Stranger Things; Doctor Who; The X-Files = x files; Black Mirror; Westworld; The Witcher; The Last of Us; Wednesday Series = wednesday addams; Supernatural Series; The Vampire Diaries; Buffy the Vampire Slayer = buffy; American Horror Story; Lucifer Series; The Boys Series; WandaVision; Loki Series; Andor; The Book of Boba Fett; Star Trek Discovery = strange new worlds; Battlestar Galactica; Firefly Series; Stargate SG-1 = stargate; Fringe Series; Orphan Black; The Expanse; Foundation Series; Severance Series; Silo Series; For All Mankind; The 100 Series; Arrow Series; The Flash TV; Smallville; Gotham Series; Once Upon a Time Series; Grimm Series; True Blood; Penny Dreadful; The Twilight Zone; Fallout TV; Shadow and Bone; The Rings of Power = rings of power; The Wheel of Time Series; His Dark Materials; ~Charmed; Yellowjackets; From Series; Evil Series; The Umbrella Academy; The Sandman; Daredevil Series; Locke & Key; Dark Netflix; The Haunting of Hill House; The Mandalorian Series; Torchwood; Red Dwarf; Xena; Quantum Leap; Knight Rider; The Acolyte; Three-Body Problem Series = 3 body problem`,
        },
        {
          name: 'Soap Operas & Telenovelas',
          iab: '642',
          terms: `soap opera!, ~soap, daytime drama, telenovela fan, novela, spanish soap opera, soap opera news, soap opera spoiler, indian serial`,
          brands: `General Hospital; Days of Our Lives; The Young and the Restless = young and the restless; The Bold and the Beautiful; All My Children; One Life to Live; Guiding Light; As the World Turns; Coronation Street; EastEnders; Emmerdale; Hollyoaks; ~Neighbours; Home and Away; Passions Soap; Another World Soap; Santa Barbara Soap; Betty la Fea = ugly betty; Rebelde; La Rosa de Guadalupe; Kyunki Saas Bhi; Anupamaa; Brookside; Shortland Street; Yeh Rishta; Plus Belle la Vie; Gute Zeiten Schlechte Zeiten = gzsz; Soap Opera Digest; Pasión de Gavilanes; Isidingo`,
        },
        {
          name: 'Kids TV & Cartoons',
          iab: '645',
          terms: `kids tv, childrens tv, childrens television, kids show, kids tv show, children's program, preschool tv, cartoon!, cartoon series, saturday morning cartoon, cartoon character, family tv, family television, family programming, educational tv, teen tv show, animated series, tween show, nursery rhyme video, puppet show tv`,
          brands: `Sesame Street; Paw Patrol; Peppa Pig; Bluey; Cocomelon; SpongeBob SquarePants = spongebob; Dora the Explorer; Blue's Clues; Mickey Mouse Clubhouse; Daniel Tiger's Neighborhood = daniel tiger; Thomas & Friends = thomas the tank engine; Teletubbies; Barney & Friends; Mister Rogers' Neighborhood = mister rogers; Arthur TV Show; Curious George; Scooby-Doo = scooby doo; Tom and Jerry; Looney Tunes = bugs bunny; The Smurfs; My Little Pony; PJ Masks; Bob the Builder; Octonauts; Ben 10; The Powerpuff Girls; Adventure Time; Steven Universe; Phineas and Ferb; Hannah Montana; iCarly; Victorious TV; Drake & Josh; Lizzie McGuire; High School Musical; Descendants Disney; Nickelodeon = nick jr | nicktoons; Disney Channel = disney junior | disney xd; Cartoon Network = cartoon network studios; PBS Kids; CBeebies; CBBC; Boomerang TV; Universal Kids; BabyTV; Yo Gabba Gabba; The Wiggles; Masha and the Bear; Miraculous Ladybug; Gabby's Dollhouse; Blippi; Ms Rachel; Baby Shark = pinkfong; Numberblocks;
        Hey Duggee; Rugrats; Teen Titans Go; Gravity Falls; Kim Possible; The Magic School Bus; Fraggle Rock; Bubble Guppies; Shaun the Sheep = aardman; Wallace & Gromit; Fireman Sam; Postman Pat; Chhota Bheem; Motu Patlu; Garfield; Inspector Gadget; DuckTales; Care Bears; Strawberry Shortcake; He-Man = masters of the universe; She-Ra; Power Rangers; Bakugan; Ninjago; Sofia the First; Doc McStuffins; Ryan's World; Avatar The Last Airbender`,
        },
      ],
    },
    {
      name: 'Streaming Video',
      iab: '634',
      intent: 'Service',
      label: 'streaming video services',
      description: 'subscribe to, compare or watch streaming video services',
      domains: ['netflix.com', 'hulu.com', 'disneyplus.com', 'max.com'],
      terms: `streaming, streaming service, video streaming, streaming video, streaming tv, tv streaming, streaming platform, vod, svod, streaming subscriber, streamer tv, movie streaming, watch tv online, streaming bundle, tv streaming subscription, ad-free streaming, streaming original, password sharing, subscription video`,
      brands: `Netflix; Hulu = hulu plus; Disney+ = disney plus; ~Max = hbo max; Amazon Prime Video = prime video | amazon video; Apple TV+ = apple tv plus; ~Peacock = peacock tv; Paramount+ = paramount plus; Discovery+ = discovery plus; AMC+ = amc plus; Starz; ~Showtime; Crunchyroll; Funimation; ~Shudder; Mubi; BritBox; Acorn TV; BET+ = bet plus; ALLBLK; Viki = rakuten viki; Kocowa; Vix = vix+; Pure Flix; UP Faith & Family; Dropout TV; Nebula Streaming; Gaia TV; MHz Choice; Topic Streaming; BBC iPlayer = iplayer; ITVX = itv hub; All 4 = channel 4 streaming; My5; NOW TV = now streaming; Stan Australia = stan streaming; Binge Australia; Crave Canada = crave tv; Gem CBC = cbc gem; Hotstar = disney+ hotstar | jiohotstar; JioCinema; SonyLIV; Zee5; Voot; ALTBalaji; Viu; iQIYI; Youku; Tencent Video = wetv; Shahid; OSN+; Globoplay; Claro Video; Joyn; RTL+; Videoland; Viaplay; Salto Streaming; Movistar+; SkyShowtime; Showmax; Iflix; Hallmark+; Great American Pure Flix; Quibi; Vevo TV; Screambox; Fandor; Ovid TV; Curiosity Stream; FilmBox; Wow Presents Plus; JustWatch; Reelgood; Popcorn Time; Putlocker`,
      children: [
        {
          name: 'Movie Rentals & Downloads',
          terms: `video on demand, on demand movie, online movie, watch movies online, movie download, digital movie`,
          brands: `Vudu = fandango at home; Redbox; Rakuten TV; Movies Anywhere; iTunes Movies; Google Play Movies`,
        },
        {
          name: 'Connected TV Viewers',
          terms: `ott, over the top, ott service, ctv, connected tv, connected tv viewer, ctv viewer, ott viewer, streaming household, streaming only household`,
        },
        {
          name: 'Live TV Streaming',
          terms: `internet tv, online tv, live tv streaming, live stream, live streaming event, sports streaming service, pay per view, ppv`,
          brands: `ESPN+ = espn plus; YouTube TV; Sling TV; Fubo = fubotv; Philo; DirecTV Stream = at&t now; Hulu Live TV; Frndly TV; Kayo Sports; DAZN`,
        },
        {
          name: 'Free Streaming & FAST',
          terms: `avod, fast channel, free ad-supported streaming tv, ad-supported streaming`,
          brands: `Tubi = tubi tv; Pluto TV; The Roku Channel; Freevee = imdb tv; ~Crackle; Xumo; Plex TV; Kanopy; Hoopla; Samsung TV Plus; LG Channels; Local Now; Haystack TV`,
        },
      ],
    },
    {
      name: 'TV Networks & Broadcasters',
      iab: '640',
      intent: 'Brand',
      label: 'television networks and channels',
      description: 'watch and follow television networks and channels',
      domains: ['nbc.com', 'abc.com', 'cbs.com', 'bbc.co.uk'],
      terms: `tv network, television network, tv channel, television channel, public television, public broadcasting, addressable tv, tv broadcast, shopping channel viewer, music channel, terrestrial tv`,
      brands: `BBC = bbc one | bbc two | british broadcasting corporation; BBC America; ITV; Channel 4; Channel 5 UK; Sky Atlantic; UKTV = dave channel; S4C; RTÉ = rte; ARD; ZDF; RTL = rtl group; ProSieben = prosiebensat.1; Sat.1; VOX TV; TF1; France Télévisions = france 2; M6; Arte; RAI; Mediaset; La7; RTVE; Antena 3 = atresmedia; Telecinco; NPO; SVT; TV4 Sweden; NRK; TV 2 Denmark; DR Denmark; Yle; TVN; TVP; Nine Network = nine entertainment; Seven Network = seven west media; Network 10; ABC Australia; SBS Australia; CTV = ctv canada; CBC Television; Global TV Canada; Citytv; NHK; Fuji TV; TV Asahi; Nippon TV; TBS Japan; KBS Korea; MBC Korea; SBS Korea; CCTV; Hunan TV; Star Plus; Sony Entertainment Television; Zee TV; Colors TV; Sun TV; Doordarshan; ABS-CBN; GMA Network; MBC Group; Paramount Global = viacom | viacomcbs; Newsmax TV; C-SPAN TV; QVC TV; Kanal D; Show TV; Channel One Russia; SABC; eTV South Africa; Virgin Media Television; TV Tokyo`,
      children: [
        {
          name: 'Local TV Stations',
          terms: `local tv station, tv station`,
          brands: `Nexstar = nexstar media; ~Sinclair = sinclair broadcast; Gray Television; Tegna; Scripps = e.w. scripps; Hearst Television`,
        },
        {
          name: 'Hispanic TV Networks',
          terms: `hispanic tv network, spanish language network, latino tv, latin american tv`,
          brands: `Telemundo; Univision = televisaunivision; UniMás; Galavision; Azteca America; TV Azteca; Televisa; Telefe; Globo TV = rede globo | grupo globo; Record TV; SBT`,
        },
        {
          name: 'Cable Networks',
          terms: `cable channel, cable network viewer, premium channel, premium cable`,
          brands: `HBO = home box office; Cinemax; AMC Networks = amc channel; FX Network = fxx; USA Network; ~TNT = tnt drama; TBS = tbs network; Bravo TV; E! Entertainment = e! network; ~Lifetime = lifetime tv | lifetime movies; Hallmark Channel; A&E = a&e network; History Channel; Discovery Channel; TLC Network; HGTV; Food Network; Cooking Channel; Travel Channel; Animal Planet; National Geographic Channel = nat geo tv; Investigation Discovery = id channel; Science Channel; Syfy; Comedy Central; MTV; VH1; ~BET = black entertainment television; CMT; Paramount Network; ~Freeform; Adult Swim; TV Land; Oxygen Network; WE tv; ~OWN = oprah winfrey network; Warner Bros. Discovery = wbd | warner media; Outdoor Channel; Sportsman Channel; RFD-TV; INSP; GAC Family; UPtv; Fuse TV; Revolt TV; TV One; Aspire TV; Cleo TV; Logo TV; IFC Channel; Sundance TV; Ovation TV; Smithsonian Channel; Destination America; American Heroes Channel; Discovery Inc; AXS TV; Reelz; Magnolia Network`,
        },
        {
          name: 'US Broadcast Networks',
          terms: `broadcast network, broadcast tv, over the air tv, ota tv, broadcast television, linear tv, linear tv viewer`,
          brands: `NBC = nbcuniversal | nbc universal; ABC Network = abc tv | american broadcasting company; CBS = cbs television; ~FOX = fox network | fox broadcasting | fox corporation; The CW = cw network; PBS = public broadcasting service; Ion Television; MeTV = me tv; Cozi TV; Bounce TV; Grit TV; Laff TV; Antenna TV`,
        },
      ],
    },
    {
      name: 'Movie Theaters',
      iab: '177',
      intent: 'Service',
      label: 'movie theaters and going to the movies',
      description: 'go to movie theaters and buy movie tickets',
      domains: ['fandango.com', 'amctheatres.com', 'regmovies.com', 'cinemark.com'],
      terms: `movie theater, movie theatre, cinema!, cinema goer, cinema ticket, movie ticket, movie showtime, ~showtime, movie times, multiplex, imax, drive-in theater, drive-in movie, dine-in theater, movie popcorn, frequent moviegoer, theatrical release, in theaters, matinee movie, movie pass, opening weekend, cinema chain, picture house, film house, indie cinema`,
      brands: `AMC Theatres = amc theaters | amc entertainment; Regal Cinemas = regal cinema | regal entertainment; Cinemark; Fandango; Atom Tickets; MoviePass; Alamo Drafthouse; Cineplex; Odeon; Cineworld; Vue Cinemas; Showcase Cinemas; Marcus Theatres; Harkins Theatres; Landmark Theatres; iPic Theaters; Cinépolis = cinepolis; Picturehouse; Everyman Cinema; Curzon; PVR Cinemas = pvr inox; INOX; Event Cinemas; Hoyts; Village Cinemas; Kinepolis; Pathé Gaumont = pathe cinemas; UGC Cinemas; CinemaxX; UCI Kinowelt; Yelmo; Multikino; Helios Cinemas; Nordisk Film Biografer; Filmstaden; Wanda Cinemas; CGV Cinemas; TOHO Cinemas; Golden Screen Cinemas; Novo Cinemas; VOX Cinemas; Ster-Kinekor; Nu Metro; Movie Tavern; Studio Movie Grill; B&B Theatres; Bow Tie Cinemas; Megaplex Theatres; Malco Theatres; Santikos; Laemmle; Angelika Film Center; IMAX Corporation; Dolby Cinema; National CineMedia; AMC Stubs = amc a-list; Regal Unlimited; TCL Chinese Theatre; BookMyShow Movies; Goodrich Quality Theaters; Reading Cinemas`,
    },
    {
      name: 'DVDs & Movie Merchandise',
      iab: '324',
      intent: 'Product',
      label: 'DVDs, Blu-rays and movie merchandise',
      description: 'buy or rent DVDs, Blu-rays and film and TV merchandise',
      domains: ['amazon.com', 'redbox.com', 'bestbuy.com', 'boxlunch.com'],
      terms: `dvd, blu-ray, blu ray, bluray, 4k blu-ray disc, dvd rental, movie rental, video rental, video store, video cassette, vhs, vhs tape, laserdisc, dvd box set, dvd collection, tv series dvd, movie collector, movie prop, movie merchandise, tv merchandise, fan merchandise, movie costume, movie soundtrack merchandise, steelbook, movie gift, kids dvd, exercise dvd, workout dvd, film and television dvd, movie collectible, autograph movie, video purchase`,
      brands: `~Blockbuster; Hollywood Video; Family Video; Shout! Factory = shout factory; Arrow Video; Kino Lorber; BoxLunch; ShopDisney = disney store online; Prop Store; Vinegar Syndrome; Anchor Bay; GKIDS; Time Life DVD; LoveFilm; HMV = hmv stores; FYE = for your entertainment; Zavvi; Diabolik DVD; Warner Archive; Mill Creek Entertainment; Severin Films`,
    },
    {
      name: 'Animation & Anime',
      iab: '641',
      label: 'animation and anime',
      description: 'watch and follow animation, cartoons and anime',
      domains: ['crunchyroll.com', 'myanimelist.net', 'cartoonbrew.com', 'adultswim.com'],
      terms: `animation!, animated show, animated comedy, stop motion, stop motion animation, claymation, cgi animation, computer animation, 2d animation, cel animation, cartoon fan, animation art, cartoons, animated short`,
      brands: `~Arcane; Invincible Series; The Flintstones; The Jetsons; Popeye; Pink Panther Cartoon; Hanna-Barbera; Laika; Sony Pictures Animation; Nickelodeon Animation; Celebrity Deathmatch; Castlevania Netflix; Harley Quinn Series; Primal TV; ~Disenchantment; Cartoon Saloon; Blue Sky Studios`,
      children: [
        {
          name: 'Adult Animation',
          terms: `adult animation, adult cartoon`,
          brands: `The Simpsons; Family Guy; South Park; Rick and Morty; Bob's Burgers; Futurama; American Dad; BoJack Horseman; King of the Hill; Archer TV; Big Mouth TV; Beavis and Butt-Head; Love Death & Robots; Aqua Teen Hunger Force; Robot Chicken; Daria; The Venture Bros; Hazbin Hotel; Helluva Boss; Solar Opposites; Smiling Friends`,
        },
        {
          name: 'Anime',
          terms: `anime!, anime fan, otaku, anime series, anime movie, shonen anime, shojo anime, mecha anime, isekai, slice of life anime, japanese animation, manga adaptation, anime convention, anime merchandise, anime figure, anime cosplay, vtuber`,
          brands: `Naruto = boruto; One Piece; Dragon Ball = dragon ball z | dragon ball super; Attack on Titan; Demon Slayer; My Hero Academia; Jujutsu Kaisen; Bleach Anime; Death Note; Fullmetal Alchemist; Sailor Moon; Cowboy Bebop; Neon Genesis Evangelion = evangelion; Spy x Family; Chainsaw Man; Hunter x Hunter; Tokyo Ghoul; Sword Art Online; One Punch Man; Haikyuu; Pokémon Anime; Digimon; Gundam; Akira Movie; Ghost in the Shell; Hayao Miyazaki; Your Name Anime; Weathering with You; JoJo's Bizarre Adventure; Fairy Tail; Black Clover; Code Geass; Inuyasha; Vinland Saga; Frieren; Solo Leveling; Blue Lock; Dandadan; MyAnimeList; AniList; Anime Expo; Toei Animation; MAPPA; Ufotable; Kyoto Animation; Madhouse Anime; Bones Studio; Doraemon; Crayon Shin-chan; Detective Conan; Lupin III; Astro Boy; Speed Racer; Hatsune Miku; Hololive`,
        },
      ],
    },
    {
      name: 'Comedy',
      iab: '646',
      label: 'comedy and stand-up',
      description: 'watch and follow comedy, comedians and stand-up',
      domains: ['cc.com', 'funnyordie.com', 'collegehumor.com', 'improv.com'],
      terms: `comedy, comedy fan, comedy festival, comedic actor, sketch comedy group, comedy writing, comedy roast, ~satire, parody, roast battle, impressionist comedy, ventriloquist, clean comedy, political comedy`,
      brands: `Eddie Murphy; Steve Martin; Will Ferrell; Adam Sandler; Melissa McCarthy; Tina Fey; Amy Poehler; Sarah Silverman; Tiffany Haddish; Ken Jeong; Russell Howard; Sarah Millican; Billy Connolly; Eddie Izzard; Just for Laughs; Edinburgh Fringe Comedy; Netflix Is a Joke; Zakir Khan; Vir Das; Theo Von; Tony Hinchcliffe = kill tony; Jeff Dunham; Larry the Cable Guy; Jeff Foxworthy; Weird Al Yankovic; Improv Comedy Club; Mo Gilligan; Romesh Ranganathan; Joan Rivers; Kathy Griffin; Tracy Morgan; Cedric the Entertainer; Mike Epps; D.L. Hughley; Bernie Mac; Charlie Chaplin; Laurel and Hardy; Three Stooges; Marx Brothers`,
      children: [
        {
          name: 'Funny Videos & Improv',
          terms: `improv, improv comedy, improvisational comedy, funny video, prank video, blooper`,
          brands: `The Second City; Upright Citizens Brigade = ucb; Funny or Die; CollegeHumor; Impractical Jokers`,
        },
        {
          name: 'Stand-Up Comedy',
          terms: `stand-up comedy, stand up comedy, standup, stand-up, comedy club, comedy night, comedy tour, comedian fan, open mic comedy`,
          brands: `Dave Chappelle; Kevin Hart; Chris Rock; Jerry Seinfeld; Amy Schumer; Ali Wong; John Mulaney; Bill Burr; Ricky Gervais; Jim Gaffigan; Gabriel Iglesias; Hannah Gadsby; Bo Burnham; Nate Bargatze; Sebastian Maniscalco; Bert Kreischer; Tom Segura; Louis C.K.; George Carlin; Richard Pryor; Robin Williams; Jim Carrey; Wanda Sykes; Jo Koy; Russell Peters; Michael McIntyre; Jimmy Carr; Peter Kay; Comedy Cellar; The Comedy Store; Laugh Factory; Matt Rife; Andrew Schulz; Shane Gillis; Iliza Shlesinger; Nikki Glaser; Taylor Tomlinson; Katt Williams`,
        },
      ],
    },
    {
      name: 'Online Video',
      iab: '268',
      label: 'online video and YouTube',
      description: 'watch, share or make online video',
      domains: ['youtube.com', 'vimeo.com', 'dailymotion.com', 'twitch.tv'],
      terms: `online video, internet video, web video, viral video, video sharing, video sharing site, how-to video, how to video, tutorial video, explainer video, music video, video clip, video content, online video viewer, animal video, cat video, fail video, funny clip, video essay, live video, video podcast, video uploader, user generated video`,
      brands: `Vimeo; Dailymotion; ~Rumble; Odysee; BitChute; Bilibili; Niconico; Rutube; TED Talks; Buzzfeed Video; Tasty Video; Cocomelon Nursery; Vlogbrothers; Ryan Toys Review; Jubilee Media; LADbible; UNILAD; The Try Guys; Watcher Entertainment; Corridor Crew; CinemaSins; Honest Trailers; Vice Video; Cut.com; Nebula TV; Ted-Ed; Kai Cenat Live; IShowSpeed; Airrack; Vlad and Niki; Like Nastya; Yes Theory; Peter McKinnon; Michelle Khare; 5-Minute Crafts; Metacafe; Veoh; Videojug; Nigahiga; Jenna Marbles; Philip DeFranco; H3 Podcast Video; Nas Daily; BB Ki Vati = bhuvan bam; CarryMinati; Amit Bhadana`,
      children: [
        {
          name: 'Vlogs & Short Video',
          terms: `vlog, vlogging, vlogger video, video blog, reaction video, short form video, short video viewer, asmr, mukbang, video blogger`,
          brands: `Khaby Lame; Charli D'Amelio; Addison Rae`,
        },
        {
          name: 'YouTube',
          terms: `youtube video, youtube channel, youtube creator, youtube fan, youtube viewer, youtube shorts`,
          brands: `YouTube = you tube | youtube.com; YouTube Premium; YouTube Shorts; YouTube Kids; MrBeast = mr beast; Smosh; Dude Perfect; Rhett & Link = good mythical morning; Logan Paul; Jake Paul; KSI; Sidemen; Emma Chamberlain; David Dobrik; Casey Neistat; Marques Brownlee = mkbhd; Linus Tech Tips; Vsauce; Veritasium; Kurzgesagt; Mark Rober; Zoella; Lilly Singh; Dhar Mann; T-Series YouTube; Preston YouTube`,
        },
      ],
    },
    {
      name: 'Actors & Celebrities',
      iab: '432',
      label: 'actors, celebrities and pop culture',
      description: 'follow actors, celebrities, gossip and pop culture',
      domains: ['people.com', 'tmz.com', 'eonline.com', 'usmagazine.com'],
      terms: `celebrity!, celeb, movie star fan, hollywood star, famous people, celebrity fan, celebrity style, celebrity fashion, celebrity fitness, celebrity follower, fan fiction tv, star sighting, socialite, supermodel celebrity, royal watcher, a-lister, movie actor, hollywood actor, walk of fame`,
      brands: `Kim Kardashian; Khloe Kardashian; Kylie Jenner; Kendall Jenner; Paris Hilton; Meghan Markle; Kate Middleton; Prince Harry; George Clooney; Brad Pitt; Angelina Jolie; Leonardo DiCaprio; Tom Cruise; Tom Hanks; Johnny Depp; Amber Heard; Jennifer Aniston; Jennifer Lawrence; Scarlett Johansson; Robert Downey Jr. = robert downey jr; Chris Hemsworth; Chris Evans; Chris Pratt; Ryan Reynolds; Blake Lively; Dwayne Johnson; Vin Diesel; Jason Statham; Keanu Reeves; Denzel Washington; Samuel L. Jackson; Morgan Freeman; Will Smith; Matt Damon; Ben Affleck; Julia Roberts; Sandra Bullock; Meryl Streep; Nicole Kidman; Reese Witherspoon; Emma Stone; Emma Watson; Natalie Portman; Margot Robbie; Anne Hathaway; Cate Blanchett; Viola Davis; Halle Berry; Sydney Sweeney; Zendaya; Tom Holland; Timothée Chalamet = timothee chalamet; Florence Pugh; Pedro Pascal; Jenna Ortega; Millie Bobby Brown; Cillian Murphy; Robert De Niro; Al Pacino; Harrison Ford; Clint Eastwood; Arnold Schwarzenegger; Sylvester Stallone;
        Bruce Willis; Mel Gibson; Christian Bale; Hugh Jackman; Daniel Craig; Idris Elba; Benedict Cumberbatch; Henry Cavill; Jason Momoa; Gal Gadot; Matthew McConaughey; Jake Gyllenhaal; Ryan Gosling; Bradley Cooper; Joaquin Phoenix; Austin Butler; Glen Powell; Jamie Foxx; Michael B. Jordan; Chadwick Boseman; Viggo Mortensen; Nicolas Cage; Jackie Chan; Bruce Lee; Jet Li; Marilyn Monroe; Audrey Hepburn; James Dean; Sofia Vergara; Eva Longoria; Salma Hayek; Penélope Cruz = penelope cruz; Antonio Banderas; Betty White; Drew Barrymore; Cameron Diaz; Kristen Stewart; Robert Pattinson; Jessica Alba; Megan Fox; Charlize Theron; Mila Kunis; Ashton Kutcher; Channing Tatum; Zac Efron; Seth Rogen; Paul Rudd; Steve Carell; Elizabeth Taylor; Ana de Armas; Gwyneth Paltrow; Kate Hudson; Lindsay Lohan; Sarah Jessica Parker; Ariana DeBose; Jeremy Allen White; Paul Mescal; Jacob Elordi; Anya Taylor-Joy; Lupita Nyong'o; Michelle Yeoh; Jamie Lee Curtis; Kevin Costner; Jeff Bridges; Helen Mirren; Judi Dench;
        Maggie Smith; Anthony Hopkins; Ian McKellen; Colin Firth; Hugh Grant; Sandra Oh`,
      children: [
        {
          name: 'Pop Culture',
          terms: `pop culture, popular culture, geek culture, nerd culture, nostalgia pop culture, 80s nostalgia, 90s nostalgia`,
        },
        {
          name: 'Film Directors',
          terms: `film director fan`,
          brands: `Steven Spielberg; Quentin Tarantino; Martin Scorsese; Christopher Nolan; Ridley Scott; James Cameron; Tim Burton; Alfred Hitchcock; Stanley Kubrick; Greta Gerwig; Wes Anderson; David Fincher; Jordan Peele; Guillermo del Toro; Peter Jackson; J.J. Abrams; George Lucas; Spike Lee; Tyler Perry`,
        },
        {
          name: 'Fan Conventions & Cosplay',
          iab: '185',
          intent: 'Event',
          terms: `fandom, fan club, fan site, fan convention, comic con, cosplay, cosplayer, meet and greet celebrity, autograph signing`,
          brands: `ComicBook.com; San Diego Comic-Con = comic-con | comic con international; New York Comic Con; Dragon Con; D23 Expo; Star Wars Celebration; MCM Comic Con; Wizard World; WonderCon`,
        },
        {
          name: 'Bollywood Stars',
          terms: `bollywood actor, bollywood star`,
          brands: `Pinkvilla; Bollywood Hungama; Koimoi; Filmfare; MissMalini; Shah Rukh Khan; Salman Khan; Aamir Khan; Deepika Padukone; Priyanka Chopra; Alia Bhatt; Aishwarya Rai; Amitabh Bachchan`,
        },
        {
          name: 'Celebrity News & Gossip',
          terms: `celebrity news, entertainment news, celebrity gossip, gossip, celebrity wedding, celebrity baby, celebrity pregnancy, celebrity home, celebrity relationship, celebrity couple, celebrity scandal, celebrity death, celebrity family, celebrity photo, paparazzi, tabloid celebrity, royal family celebrity news`,
          brands: `TMZ; E! News = e! online; Entertainment Weekly; Page Six; PopSugar Celebrity; Perez Hilton; DeuxMoi; Variety Magazine = variety.com; The Hollywood Reporter = hollywood reporter; Us Weekly; OK! Magazine; Hello! Magazine; Hollywood Life; Just Jared; Star Magazine; Access Online; Heat Magazine; Closer Magazine; Celebrity Net Worth; Famous Birthdays; ET Online`,
        },
        {
          name: 'Awards Shows',
          iab: '162',
          intent: 'Event',
          terms: `award show, awards show, film award, tv award, movie award, oscar, oscars, academy award, emmy, golden globe, award season, award nominee, oscar party, red carpet fashion`,
          brands: `Academy Awards = the oscars; Emmy Awards = the emmys; Golden Globes; BAFTA = bafta awards; SAG Awards = screen actors guild awards; Critics Choice Awards; People's Choice Awards; MTV Movie Awards; Independent Spirit Awards; Cannes Palme d'Or; Filmfare Awards; Razzie Awards = golden raspberry; César Awards; Goya Awards; BET Awards; Kids' Choice Awards; NAACP Image Awards; National Television Awards; Directors Guild of America; Screen Actors Guild = sag-aftra; Writers Guild of America; Motion Picture Association = mpaa; Saturn Awards; Latin Emmy; Teen Choice Awards`,
        },
      ],
    },
    {
      name: 'Film & TV Production',
      iab: '93',
      segment: 'B2B',
      intent: 'Service',
      label: 'film and TV production',
      description: 'make, finance or distribute film, television and video',
      domains: ['productionhub.com', 'variety.com', 'backstage.com', 'nofilmschool.com'],
      terms: `film production, movie production, video production, tv production, television production, filmmaking, film making, videography, cinematography, film set, film school, film crew, film financing, film equipment rental, stunt work, corporate video, wedding video production, video producer, film commission, film scoring, entertainment law film, music video production, drone filming, commercial production, film location`,
      brands: `Participant Media; Eros International; T-Series Films; Shaw Brothers; Endemol Shine = endemol; Banijay; Fremantle = fremantlemedia; ITV Studios; All3Media; Bad Robot; Shondaland; Plan B Entertainment; Imagine Entertainment; Hello Sunshine; Tyler Perry Studios; Panavision; ProductionHUB; No Film School; Stage 32; StudioBinder; MovieLabs; Entertainment Partners; Reliance Entertainment; CJ ENM; UFA Studios; Nordisk Film; SF Studios; Troma; The Asylum Films; Madison Square Garden Entertainment; New York Film Academy; Masterclass Acting`,
      children: [
        {
          name: 'Broadcasting Industry',
          terms: `broadcast, broadcast industry, broadcast equipment`,
          brands: `Evertz; Grass Valley; Ross Video; Vizrt; Imagine Communications`,
        },
        {
          name: 'Screenwriting',
          iab: '267',
          terms: `screenwriting, screenplay, script writing, scriptwriting, storyboard, storyboarding`,
          brands: `Final Draft; Celtx`,
        },
        {
          name: 'Acting & Casting',
          terms: `casting call, ~casting, acting, acting class, acting school, voice acting, voice over, broadcasting, television broadcasting, talent agency, talent management, background acting`,
          brands: `Creative Artists Agency = caa talent; WME = william morris endeavor | endeavor group; UTA = united talent agency; ICM Partners; Backstage Casting; Casting Networks; StageMilk; Mandy Casting; Central Casting; Actors Access; Cast & Crew`,
        },
        {
          name: 'Visual Effects & Post-Production',
          terms: `film editing, post production, post-production, visual effects, special effects, vfx, green screen, dubbing, subtitling, closed captioning`,
          brands: `Industrial Light & Magic = ilm; Weta Digital = weta fx; Framestore; DNEG; Digital Domain; Rhythm & Hues; Deluxe Entertainment; Technicolor`,
        },
        {
          name: 'Film Studios',
          terms: `film studio, movie studio, production company, production studio, sound stage, film distribution, movie distribution, studio tour`,
          brands: `Warner Bros = warner bros. | warner brothers; Universal Pictures = universal studios film; Paramount Pictures; 20th Century Studios = 20th century fox; Sony Pictures = columbia pictures | sony pictures entertainment; Lionsgate; MGM Studios = metro-goldwyn-mayer | mgm films; A24; Blumhouse; Focus Features; Searchlight Pictures; Neon Films; Miramax; New Line Cinema; Legendary Entertainment; Skydance; Amblin; STX Entertainment; Magnolia Pictures; Bleecker Street Films; IFC Films; Annapurna Pictures; StudioCanal; Gaumont; Pathé Films; Working Title; Toho = toho studios; Yash Raj Films; Dharma Productions; Pinewood Studios; Constantin Film; RKO Pictures; TriStar Pictures; Orion Pictures; Hammer Films; Screen Gems; DreamWorks Pictures; Touchstone Pictures`,
        },
      ],
    },
    {
      name: 'Adult Entertainment',
      iab: 'Rm3SiT',
      sensitivity: 'High',
      label: 'adult entertainment',
      description: 'look for adult content and adult entertainment',
      domains: ['pornhub.com', 'onlyfans.com', 'xvideos.com', 'chaturbate.com'],
      terms: `adult content, adult entertainment, adult video, adult film, adult movie, adult magazine, adult site, pornography, porn, erotica, erotic, erotic video, xxx, webcam model, adult webcam, cam site, camgirl, live cam, strip club, stripper, adult film star, porn star, nsfw, hentai, sex video, nude, nudity, adult industry, gentlemen's club, escort service, phone sex, fetish content, softcore, adult dvd, adult streaming, sexually explicit, sexual content, mature content, explicit content`,
      brands: `Pornhub; OnlyFans; XVideos; xHamster; Chaturbate; Brazzers; Playboy = playboy magazine; Penthouse Magazine; ~Hustler; LiveJasmin; YouPorn; RedTube; Vivid Entertainment; Adam & Eve Films; Fansly; XNXX; Stripchat; Bang Bros; Spearmint Rhino; Rick's Cabaret = rci hospitality; Manyvids; Adult Friend Finder; Eros Guide; CAM4; MyFreeCams; Aylo = mindgeek; Tube8; Beate Uhse TV; Dorcel = marc dorcel; AVN Awards`,
      roles: `adult film actor, webcam model, exotic dancer, stripper, adult film performer`,
      industries: `adult entertainment industry, adult film industry, strip clubs`,
    },
  ],
}

export default moviesTv
