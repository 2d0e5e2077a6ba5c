import type { AudienceType, Awareness, BuyerJourney, Intensity } from '../taxonomy/vocabulary'

/** Words that say who the people are or how near they are to buying. They are no part of the topic itself. */
export type AudienceRule = {
  audience: AudienceType
  awareness: Awareness
  journey: BuyerJourney
  intensity: Intensity
  /** Entries separated by commas; they are removed from the name before its topic is read. */
  frame: string
  /** These say the same of the people but stay part of the topic ("new parents", "homeowner"). */
  topical?: string
}

/** Where two rules match, the one listed first wins. */
export const AUDIENCE_RULES: readonly AudienceRule[] = [
  {
    audience: 'Past Purchasers',
    awareness: 'Most Aware',
    journey: 'Retention',
    intensity: 'Medium',
    frame: `past purchaser, past buyer, previous buyer, recent buyer, recent purchaser, recently purchased, recently bought, past customer,
      previous customer, former customer, lapsed customer, lapsed buyer, past purchase, previous purchase, purchase history, has purchased, have purchased,
      who bought, who purchased, repeat buyer, repeat purchaser, heavy buyer, heavy purchaser, frequent buyer, frequent purchaser, purchased, bought`,
  },
  {
    audience: 'In-Market Shoppers',
    awareness: 'Product Aware',
    journey: 'Decision',
    intensity: 'Very High',
    frame: `in market for, in market, in the market for, in the market, ready to buy, purchase intent, purchase intender, buying intent, high intent,
      intender, intent to buy, intent to purchase, likely to buy, likely to purchase, likely buyer, looking to buy, looking for, plan to buy, planning to buy, planning to purchase,
      shopper, shopping for, prospective buyer, prospective customer, hot lead, near purchase, considering buying, first time buyer, bargain hunter, deal seeker, seeker`,
    topical: 'home buyer, homebuyer, house hunter, apartment hunter, job seeker',
  },
  {
    audience: 'In-Market Shoppers',
    awareness: 'Product Aware',
    journey: 'Decision',
    intensity: 'High',
    frame:
      'buyer, buyer of, purchaser, purchaser of, prospect, lead, in store visitor, store visitor, foot traffic, visitor of, quote requester, applicant, switcher, considerer, instant intent, intent',
  },
  {
    audience: 'Brand Loyalists',
    awareness: 'Most Aware',
    journey: 'Advocacy',
    intensity: 'High',
    frame:
      'brand loyalist, loyalist, loyal customer, loyal buyer, loyal user, loyalty member, loyalty program member, brand advocate, advocate of, devotee, die hard, superfan, vip customer, rewards member, best customer',
  },
  {
    audience: 'Owners',
    awareness: 'Most Aware',
    journey: 'Retention',
    intensity: 'Medium',
    frame: `owner, owner of, who own, that own, ownership, user, user of, current customer, existing customer, customer, customer of, policyholder of, cardholder of, subscriber, subscriber of, app user,
      member of, account holder, client of, household with, guest, viewer of, listener of`,
    topical:
      'homeowner, home owner, pet owner, dog owner, cat owner, cardholder, policyholder, property owner, landlord, car owner, boat owner',
  },
  {
    audience: 'Decision Makers',
    awareness: 'Solution Aware',
    journey: 'Consideration',
    intensity: 'High',
    frame:
      'decision maker, decision makers for, buying committee, purchase influencer, budget holder, purchasing decision maker, key decision maker, dm, influencer of purchase, buying group',
    topical:
      'itdm, bdm, it decision maker, business decision maker, hr decision maker, marketing decision maker, finance decision maker',
  },
  {
    audience: 'Entrepreneurs',
    awareness: 'Solution Aware',
    journey: 'Consideration',
    intensity: 'High',
    frame: '',
    topical: `entrepreneur, founder, co founder, cofounder, business owner, small business owner, owner operator, startup founder, self employed, freelancer, solopreneur, sole proprietor, franchisee, franchise owner, shop owner,
      store owner, restaurant owner, salon owner, gym owner, independent contractor, proprietor, side hustle, small business, start up, startup, mompreneur`,
  },
  {
    audience: 'Event Attendees',
    awareness: 'Product Aware',
    journey: 'Decision',
    intensity: 'High',
    frame:
      'attendee, attendee of, attending, event attendee, event goer, goer, ticket buyer, ticket holder, season ticket holder, season pass holder, spectator, exhibitor, event visitor, visitor, registrant, participant, finisher',
    topical:
      'concertgoer, moviegoer, theatergoer, festivalgoer, festival goer, museum goer, churchgoer, conference attendee, trade show attendee, trade show, conference, festival, expo, convention, marathon runner',
  },
  {
    audience: 'Students & Learners',
    awareness: 'Problem Aware',
    journey: 'Awareness',
    intensity: 'Medium',
    frame: 'student of, learner, learning, learner of, aspiring, studying, beginner',
    topical: `student, college student, high school student, university student, graduate student, law student, medical student, nursing student, mba student, undergraduate, postgraduate, apprentice, trainee, adult learner, test taker, freshman,
      course, tutoring, test prep, test preparation, bootcamp, lesson, online course, language learning, homeschooling, exam preparation`,
  },
  {
    audience: 'Life Stage',
    awareness: 'Problem Aware',
    journey: 'Awareness',
    intensity: 'Medium',
    frame: 'lifestyle trigger, life event, life stage',
    topical: `new parent, expecting parent, expectant parent, expectant mother, mom-to-be, newlywed, newly wed, engaged couple, bride, bride to be, groom, recent mover, new mover, mover, pre mover, recently moved, relocating, new homeowner, new home owner,
      first time homebuyer, first time home buyer, empty nester, retiree, retired, pre retiree, nearing retirement, recently divorced, divorcee, divorced, widow, widower, recent graduate, graduate, graduating, back to school, college bound, newly married, just married,
      getting married, recently married, recently engaged, new baby, new mom, new dad, new mother, new father, parent, mom, dad, mother, father, grandparent, grandmother, grandfather, parent of teen, parent of toddler, caregiver, veteran, soccer mom, new job, job changer, new pet owner, wedding, pregnancy, pregnant, having a baby,
      anniversary, birthday, moving, graduation, engagement, divorce, retirement, holiday, life event, quinceanera, baby shower, bridal shower, single parent, working mom, stay at home mom, family with child, family`,
  },
  {
    audience: 'Demographic',
    awareness: 'Unaware',
    journey: 'Awareness',
    intensity: 'Low',
    frame: '',
    topical: 'renter, home renter, apartment renter, expat, expatriate, immigrant, married couple',
  },
  {
    audience: 'Fans & Followers',
    awareness: 'Product Aware',
    journey: 'Awareness',
    intensity: 'Medium',
    frame:
      'fan, fan of, follower, follower of, watcher, watcher of, viewer, listener, reader, audience of, fandom, streamer, binge watcher, player, gamer of',
    topical: 'sports fan, gamer, cosplayer',
  },
  {
    audience: 'Researchers',
    awareness: 'Solution Aware',
    journey: 'Consideration',
    intensity: 'Medium',
    frame:
      'researcher of, researching, researcher, comparing, comparison shopper, considering, exploring, evaluating, evaluator, interested in learning, information seeker, browsing, browser, review reader, investigating, curious',
    topical: 'review, comparison, how to, buying guide, guide',
  },
  {
    audience: 'Enthusiasts',
    awareness: 'Solution Aware',
    journey: 'Awareness',
    intensity: 'High',
    frame: `enthusiast, lover, lover of, aficionado, buff, fanatic, addict, junkie, nut, geek, nerd, connoisseur, hobbyist, passionate about, hobby enthusiast, obsessed, maven, devoted, afficionado, admirer, purist, avid, who love, love, amateur, fancier, affinity`,
    topical: `foodie, bookworm, cinephile, audiophile, oenophile, gearhead, petrolhead, sneakerhead, fashionista, techie, gadget lover, outdoorsman, car buff, collector, hiker, runner, cyclist, golfer, angler, hunter, camper, skier, snowboarder, surfer, climber, swimmer, gardener, knitter, quilter,
      crafter, home baker, amateur baker, home cook, beer drinker, wine drinker, coffee drinker, tea drinker, vegan, vegetarian, traveler, traveller, jetsetter, birdwatcher, birder, kayaker, boater, biker, yogi, bodybuilder, weightlifter, triathlete, dancer, photographer, diyer, do it yourselfer, trekker, backpacker, sailor, scuba diver`,
  },
  {
    audience: 'Enthusiasts',
    awareness: 'Problem Aware',
    journey: 'Awareness',
    intensity: 'Medium',
    frame: `interested in, interest in, interest, people who like, people who love, people interested in, people into, who like, who enjoy, enjoys, people, person, individual, consumer, adult who, audience, audience segment, segment, household, household who, adopter, early adopter, drinker, eater, diner,
      participant in, practitioner of, involved in, active in, engaged with, engager, user group, group, visitor to, passion, those who, anyone who, everyone who, americans who, who, do, propensity, likely, likelihood, high propensity, into`,
  },
]
