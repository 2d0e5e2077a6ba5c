/** Two words that are also written as one: the second by the first. */
export const COMPOUNDS = new Map<string, Set<string>>()
for (const pair of `in market, health care, home owner, home buyer, home builder, home school, home maker, smart phone, smart watch, web site,
   web cast, data center, cyber security, e commerce, e mail, e book, e bike, e sport, e learning, t shirt, x ray, k pop,
   wi fi, hi fi, sci fi, day care, child care, skin care, hair care, pet care, elder care, tele health, tele medicine,
   life style, eye wear, foot wear, active wear, swim wear, sleep wear, hand bag, back pack, make up, snow board,
   skate board, surf board, video game, on line, note book, lap top, motor home, motor cycle, house ware, house hold,
   house wife, grand parent, baby sitter, land lord, pick up, work out, work place, work force, co working, time share,
   bath room, bed room, ware house, super market, drug store, book store, pod cast, air line, sea food, pop corn,
   cross fit, foot ball, basket ball, base ball, soft ball, block chain, crypto currency, start up, fin tech, ad tech,
   mar tech, ed tech, bio tech, anti virus, soft ware, hard ware, well being, news paper, f 150, f 250, rav 4,
   take out, drive thru`.split(',')) {
  const [first, second] = pair.trim().split(' ') as [string, string]
  COMPOUNDS.set(first, (COMPOUNDS.get(first) ?? new Set()).add(second))
}
