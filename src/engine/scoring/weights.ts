/** The figures of the category decision, all in one place. Raised or lowered here, nowhere else. */
export const WEIGHTS = {
  /** How much a listed phrase says, by what it is. */
  kind: { term: 1, node: 1.1, brand: 1.1, role: 1.25, industry: 1.15, company: 0.9 },
  strength: { weak: 0.3, normal: 1, decisive: 1.15 },
  /** A phrase of more words is more certain than one word. */
  length: [0, 1, 1.7, 2.1, 2.4, 2.6],
  /** What a name is about stands last, or before "for", "of", "in". */
  position: {
    head: 1,
    secondHead: 0.9,
    portable: 0.3,
    promoted: 0.9,
    modifier: 0.42,
    farModifier: 0.3,
    complement: 0.42,
    promotedComplement: 0.95,
    /** Who does it, where a name says what they do: "golfers looking for a hotel". */
    subject: 0.3,
    /** Whoever goes on with their own work: "florists preparing for Valentine's Day". */
    trade: 0.65,
    none: 0,
  },
  /** A verb that says what people do, whatever its object is; and one that is a reason among several. */
  decidingVerb: 3.2,
  /** A verb and its object that tell only together: "collect stamps". */
  doing: 4,
  tellingVerb: 1,
  /** A decisive word as the head: "dog insurance", "mortgage software". */
  decisiveHead: 2.6,
  /** An occupation named in a title. */
  titleRole: 1.5,
  /** The function named in a title: "VP Marketing". */
  department: 1.1,
  /** A title that names no function belongs to management. */
  plainTitle: 0.55,
  /** A weak word that other words of the name support. */
  supported: 2,
  /** The whole name is this ordinary-word brand, written as the brand is; or only like it. */
  wholeBrand: 5.5,
  likeBrand: 2.5,
  /** What else the word of a brand means, where the whole name is the brand. */
  besideBrand: 0.3,
  /** The whole name is a node's. */
  wholeNode: 2.2,
  /** What a thing is made for: "laboratory freezers". */
  domain: 1.3,
  /** The goods themselves, where another word says what they are made for. */
  madeForOther: 0.7,
  /** A toy boat is a toy whatever follows. */
  wholeDomain: 4,
  /** Government bodies, employees as such. */
  segmentSubject: 2.6,
  /** Words of conditions and treatments. */
  sensitive: 0.6,
  /** What general vocabulary says of words that are in no list, and of those that are. */
  prior: 0.85,
  listedPrior: 0.22,
  subword: 0.5,
  place: 0.35,
  measure: 2.5,
  /** Goes before the employees by which companies are counted. */
  companyMeasure: 3,
  /** Names of clusters are ordinary words: "Golden empty nesters". */
  cluster: 7,
  /** Single or married, beside other people. */
  people: 2,
  /** A second sense in the same category. */
  repeated: 0.15,
  /** Generic words beside others. */
  generic: 0.12,
  /** Earlier segments of a path, the nearest first. */
  path: [0.5, 0.2, 0.12],
  /** No word of an earlier segment says more than this. */
  mostOfPath: 1.6,
} as const
