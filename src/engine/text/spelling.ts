/** Readable data of `canonicalWord`: plurals that no rule forms, and British spellings folded to American ones. */

const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map((pair) => pair.split(':') as [string, string])

const words = (text: string): string[] => text.trim().split(/[\s,]+/)

/** Words that end in s and are no plural, or whose plural names another thing than their singular ("glasses"). */
const UNCHANGED = words(`
  news series species glasses eyeglasses shorts clothes goods customs headquarters sales savings earnings securities
  futures blues measles mumps rabies herpes diabetes shingles scabies rickets hives lens gas bias canvas atlas pancreas
  christmas texas kansas arkansas vegas dallas adidas honduras bahamas douglas thomas alias alas texans lucas nicholas
  madras pajamas chaos cosmos asbestos laos naples wales los angeles orleans hermes mercedes james charles jones williams
  davis harris mars aids gps ios aws sms cms pos ups dns pms ibs als ems rss sas ats pbs cbs tbs ms yes plus thus
  always perhaps besides overseas alps himalayas netherlands philippines fantastic mathematics fanatics
  cvs hertz rolex kudos axis oasis basis lupus texas rams bts ras nps ois las des les vs its
`)

/** Words in -ics are fields of knowledge ("economics") and stay, except these countable ones. */
const COUNTABLE_ICS = words(`
  mechanics topics comics clinics fabrics critics basics relics lyrics picnics medics tics mics paramedics academics
  generics mosaics antibiotics probiotics prebiotics plastics metrics classics skeptics diuretics narcotics hispanics
  catholics alcoholics diabetics attics automatics cynics mystics pics romantics electrics republics tropics epics
  organics synthetics antiseptics antics graphics chronics domestics biopics clerics acrylics analgesics eccentrics heretics anesthetics
`)

/** Words in -men are plurals ("dustmen") except these. */
export const SINGULAR_MEN: ReadonlySet<string> = new Set(
  words(`
  specimen regimen abdomen acumen stamen bitumen cyclamen dolmen foramen albumen cognomen turkmen catechumen examen
  carmen bremen siemen clemen tiananmen volumen gravamen legumen
`),
)

export const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ...UNCHANGED.map((word): [string, string] => [word, word]),
  ...COUNTABLE_ICS.map((word): [string, string] => [word, word.slice(0, -1)]),
  ...pairs(`
    men:man mens:man women:woman womens:woman children:child childrens:child people:person persons:person peoples:person
    kids:kid feet:foot teeth:tooth geese:goose mice:mouse oxen:ox dice:dice data:data media:media criteria:criterion
    alumni:alumnus cacti:cactus fungi:fungus bacteria:bacteria phenomena:phenomenon indices:index vertices:vertex
    appendices:appendix matrices:matrix curricula:curriculum firemen:fireman policemen:policeman salesmen:salesman
    businessmen:businessman businesswomen:businesswoman fishermen:fisherman craftsmen:craftsman servicemen:serviceman
    knives:knife wives:wife housewives:housewife midwives:midwife lives:life leaves:leaf shelves:shelf wolves:wolf
    loaves:loaf halves:half calves:calf scarves:scarf hooves:hoof elves:elf thieves:thief selves:self werewolves:werewolf
    bookshelves:bookshelf sunglass:sunglasses sunglasses:sunglasses eyeglass:eyeglasses
    movies:movie cookies:cookie brownies:brownie selfies:selfie hoodies:hoodie smoothies:smoothie calories:calorie
    prairies:prairie zombies:zombie rookies:rookie foodies:foodie veggies:veggie genies:genie indies:indie newbies:newbie
    hippies:hippie goalies:goalie pixies:pixie collies:collie yorkies:yorkie groupies:groupie junkies:junkie
    magpies:magpie neckties:necktie techies:techie freebies:freebie barbies:barbie aussies:aussie beanies:beanie
    onesies:onesie sweeties:sweetie cuties:cutie talkies:talkie sorties:sortie eyries:eyrie camaraderies:camaraderie
    lingeries:lingerie patisseries:patisserie rotisseries:rotisserie brasseries:brasserie menageries:menagerie
    birdies:birdie bogies:bogie doggies:doggie roadies:roadie oldies:oldie townies:townie preemies:preemie
    rookie:rookie budgies:budgie cowries:cowrie caddies:caddie caddy:caddie pinkies:pinkie boogies:boogie
    potpies:potpie cutie:cutie walkies:walkie zombie:zombie
    caches:cache headaches:headache toothaches:toothache heartaches:heartache aches:ache stomachaches:stomachache
    backaches:backache avalanches:avalanche niches:niche quiches:quiche creches:creche psyches:psyche
    mustaches:mustache porsches:porsche brioches:brioche axes:axe gauchos:gaucho
    shoes:shoe toes:toe canoes:canoe hoes:hoe foes:foe oboes:oboe aloes:aloe roes:roe woes:woe tiptoes:tiptoe
    mistletoes:mistletoe floes:floe throes:throes does:does goes:goes
    quizzes:quiz buses:bus gases:gas lenses:lens biases:bias canvases:canvas atlases:atlas aliases:alias
    pancreases:pancreas irises:iris christmases:christmas uses:use fuses:fuse excuses:excuse muses:muse ruses:ruse
    recluses:recluse accuses:accuse abuses:abuse misuses:misuse hypotenuses:hypotenuse
    analyses:analysis crises:crisis diagnoses:diagnosis prognoses:prognosis hypotheses:hypothesis theses:thesis
    oases:oasis prostheses:prosthesis syntheses:synthesis parentheses:parenthesis neuroses:neurosis psychoses:psychosis
    metastases:metastasis
    taxis:taxi bikinis:bikini skis:ski kiwis:kiwi safaris:safari khakis:khaki emojis:emoji audis:audi ferraris:ferrari
    lamborghinis:lamborghini maseratis:maserati martinis:martini paninis:panini zucchinis:zucchini alibis:alibi
    wifis:wifi minis:mini israelis:israeli iraqis:iraqi pakistanis:pakistani bangladeshis:bangladeshi rabbis:rabbi
    saudis:saudi nazis:nazi sushis:sushi graffitis:graffiti jacuzzis:jacuzzi origamis:origami salamis:salami
    corgis:corgi salukis:saluki okapis:okapi bonsais:bonsai samurais:samurai yetis:yeti hijabis:hijabi desis:desi bugattis:bugatti ducatis:ducati
    tsunamis:tsunami houris:houri raviolis:ravioli broccolis:broccoli
    menus:menu bureaus:bureau plateaus:plateau gurus:guru haikus:haiku emus:emu tutus:tutu zulus:zulu hindus:hindu gnus:gnu subarus:subaru
    tvs:tv pcs:pc rvs:rv evs:ev cds:cd ads:ad vms:vm vps:vp mds:md rns:rn djs:dj mps:mp gms:gm bbq:barbecue
    bbqs:barbecue utes:ute
  `),
])

/** British and other variant spellings, already singular. */
export const VARIANT: ReadonlyMap<string, string> = new Map(
  pairs(`
    centre:center theatre:theater amphitheatre:amphitheater fibre:fiber calibre:caliber sabre:saber lustre:luster
    sombre:somber spectre:specter litre:liter millilitre:milliliter metre:meter kilometre:kilometer
    centimetre:centimeter millimetre:millimeter catalogue:catalog dialogue:dialog analogue:analog defence:defense
    offence:offense licence:license pretence:pretense practise:practice jewellery:jewelry jewelery:jewelry
    jeweller:jeweler travelling:traveling traveller:traveler travelled:traveled cancelled:canceled
    cancelling:canceling modelling:modeling modeller:modeler labelling:labeling labelled:labeled fuelling:fueling
    counselling:counseling counsellor:counselor woollen:woolen enrol:enroll enrolment:enrollment fulfil:fulfill
    fulfilment:fulfillment instalment:installment marvellous:marvelous signalling:signaling dialling:dialing
    tyre:tire kerb:curb grey:gray cheque:check chequing:checking programme:program pyjama:pajamas pajama:pajamas
    pyjamas:pajamas aluminium:aluminum aeroplane:airplane moustache:mustache mould:mold moulding:molding plough:plow
    sceptic:skeptic whisky:whiskey yoghurt:yogurt yoghourt:yogurt doughnut:donut draught:draft manoeuvre:maneuver
    mum:mom maths:math cosy:cozy sulphur:sulfur sulphate:sulfate barbeque:barbecue omelette:omelet houmous:hummus
    hoummus:hummus chilli:chili chilly:chilly archeology:archaeology encyclopaedia:encyclopedia coeliac:celiac
    foetus:fetus foetal:fetal caesarean:cesarean analyse:analyze analysed:analyzed analyser:analyzer
    analysing:analyzing catalyse:catalyze paralyse:paralyze speciality:specialty artefact:artifact ageing:aging antiageing:antiaging
    judgement:judgment acknowledgement:acknowledgment storeys:story sulphite:sulfite cypher:cipher tonne:ton
    gauging:gauging gage:gauge smoulder:smolder moult:molt skilful:skillful wilful:willful distil:distill
    instil:instill appal:appall homoeopathy:homeopathy homoeopathic:homeopathic aesthetician:esthetician
    adviser:advisor councillor:councilor panelling:paneling panelled:paneled levelling:leveling towelling:toweling
    tunnelling:tunneling tunneller:tunneler refuelling:refueling channelling:channeling enamelling:enameling
    carburettor:carburetor mollusc:mollusk kerbside:curbside draughtsman:draftsman draughting:drafting
    ploughing:plowing moulder:molder homoeopath:homeopath chequebook:checkbook despatch:dispatch despatching:dispatching
    enquiry:inquiry pedlar:peddler waggon:wagon aerofoil:airfoil btob:b2b btoc:b2c
  `),
)

/** Families of variant spellings: the stem says which words are meant, so "tour" and "exercise" stay. */
export const VARIANT_STEMS: readonly [RegExp, string][] = [
  [
    /^(un)?(discol|col|fav|flav|behavi|misbehavi|neighb|harb|lab|dishon|hon|hum|rum|od|vap|arm|parl|sav|tum|endeav|splend|vig|val|clam|ranc|ard|ferv)our/,
    '$1$2or',
  ],
  [
    /^(re|un|de|dis)?(organ|special|personal|custom|optim|digit|modern|real|recogn|steril|moistur|fertil|immun|summar|minim|maxim|visual|util|author|apolog|energ|capital|commercial|industrial|global|monet|token|urban|vapor|tender|pasteur|civil|colon|crystall|deodor|econom|equal|familiar|final|general|hospital|legal|local|mechan|mobil|neutral|normal|popular|priorit|privat|random|vital|scrutin|social|standard|stabil|subsid|symbol|synchron|victim|winter|public|character|computer|motor|patron|categor|emphas|harmon|hypnot|memor|revolution|tranquil|weather|natural|pallet|pressur|central|container|critic|formal|human|ideal|internal|international|item|liberal|material|national|oxid|polar|rational|sensit|serial|sympath|system|theor|union|anonym|democrat)is(e|ed|er|ing|ation|ational)$/,
    '$1$2iz$3',
  ],
  [/^(an|leuk|septic|isch|hypoglyc|hyperglyc|tox|hyper|hypo)aem/, '$1em'],
  [/haem/, 'hem'],
  [/paed/, 'ped'],
  [/gynaec/, 'gynec'],
  [/^anaes/, 'anes'],
  [/rrhoea/, 'rrhea'],
  [/^oesoph/, 'esoph'],
  [/^oestr/, 'estr'],
  [/oedem/, 'edem'],
]
