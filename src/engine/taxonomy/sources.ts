import apparelAccessories from './categories/apparel-accessories'
import auto from './categories/auto'
import autoPartsServices from './categories/auto-parts-services'
import bankingLending from './categories/banking-lending'
import beautyPersonalCare from './categories/beauty-personal-care'
import beveragesAlcohol from './categories/beverages-alcohol'
import businessServices from './categories/business-services'
import careersHr from './categories/careers-hr'
import communityCauses from './categories/community-causes'
import consumerElectronics from './categories/consumer-electronics'
import demographicsLifeEvents from './categories/demographics-life-events'
import educationScience from './categories/education-science'
import energyAgriculture from './categories/energy-agriculture'
import familyRelationships from './categories/family-relationships'
import fitnessWellness from './categories/fitness-wellness'
import foodGrocery from './categories/food-grocery'
import gaming from './categories/gaming'
import governmentPolitics from './categories/government-politics'
import healthcarePharma from './categories/healthcare-pharma'
import hobbiesArts from './categories/hobbies-arts'
import homeGarden from './categories/home-garden'
import homeImprovement from './categories/home-improvement'
import hotelsLodging from './categories/hotels-lodging'
import insurance from './categories/insurance'
import investingWealth from './categories/investing-wealth'
import itCybersecurity from './categories/it-cybersecurity'
import logisticsTransportation from './categories/logistics-transportation'
import manufacturingConstruction from './categories/manufacturing-construction'
import marketingAdvertising from './categories/marketing-advertising'
import moviesTv from './categories/movies-tv'
import musicAudio from './categories/music-audio'
import newsPublishing from './categories/news-publishing'
import outdoorRecreation from './categories/outdoor-recreation'
import petsAnimals from './categories/pets-animals'
import realEstate from './categories/real-estate'
import restaurantsDining from './categories/restaurants-dining'
import retailShopping from './categories/retail-shopping'
import softwareSaas from './categories/software-saas'
import sports from './categories/sports'
import telecomInternet from './categories/telecom-internet'
import travelTourism from './categories/travel-tourism'
import type { CategorySource } from './source'

/** Every category file, in the order of the vocabulary. */
export const CATEGORY_SOURCES: readonly CategorySource[] = [
  auto,
  autoPartsServices,
  businessServices,
  marketingAdvertising,
  careersHr,
  manufacturingConstruction,
  logisticsTransportation,
  energyAgriculture,
  consumerElectronics,
  softwareSaas,
  itCybersecurity,
  telecomInternet,
  bankingLending,
  investingWealth,
  insurance,
  healthcarePharma,
  fitnessWellness,
  homeGarden,
  homeImprovement,
  realEstate,
  foodGrocery,
  restaurantsDining,
  beveragesAlcohol,
  apparelAccessories,
  beautyPersonalCare,
  retailShopping,
  travelTourism,
  hotelsLodging,
  moviesTv,
  musicAudio,
  gaming,
  newsPublishing,
  sports,
  outdoorRecreation,
  hobbiesArts,
  familyRelationships,
  educationScience,
  petsAnimals,
  demographicsLifeEvents,
  governmentPolitics,
  communityCauses,
]
