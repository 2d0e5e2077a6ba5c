import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BUILT_IN_TEMPLATES,
  type OutputTemplate,
  outputsFor,
  renderTemplate,
  TEMPLATE_DEFAULTS,
  templateContext,
} from '../../src/engine/outputs/template'
import type { ClassifiedTopic } from '../../src/engine/result'
import { TREE } from '../../src/engine/taxonomy/tree'
import { AUDIENCE_TYPES, GROUP_OF, type Intent, SEGMENT_TYPES } from '../../src/engine/taxonomy/vocabulary'
import { truncateAtWord } from '../../src/engine/text/truncate'

const topic: ClassifiedTopic = {
  topic_name: 'Luxury SUV Shoppers',
  parent_category: 'Auto',
  taxonomy_type: 'Automotive',
  subcategory: 'SUVs',
  taxonomy_path: 'SUVs > Electric SUVs > Luxury Electric SUVs',
  segment_type: 'B2C',
  audience_type: 'In-Market Shoppers',
  iab_code: '6',
  keywords: ['suv'],
  uncertain: false,
  layers: {
    primary_intent: 'Product',
    secondary_intent: 'Brand',
    intensity: 'Very High',
    awareness: 'Product Aware',
    segment_type: 'B2C',
    sensitivity: 'None',
    buyer_journey: 'Decision',
    funnel: 'Lower Funnel',
    composite_score: 87,
  },
}

const builtIn = (key: string) => BUILT_IN_TEMPLATES.find((template) => template.platformKey === key)!
const custom = (fields: Partial<OutputTemplate>): OutputTemplate => ({
  ...TEMPLATE_DEFAULTS,
  platformKey: 'custom',
  displayName: 'Custom',
  pathFields: [{ key: 'topic' }],
  ...fields,
})
const render = (template: OutputTemplate, of: ClassifiedTopic = topic) =>
  renderTemplate(template, templateContext(of, template))

describe('built-in templates', () => {
  it.each([
    [
      'dspapi',
      'Luxury SUV Shoppers (Product) > Auto > SUVs > B2C In-Market Shoppers > Very High Intensity Product Aware > Lower Funnel Decision > Last 30 Days - b2c-luxury-suv-shoppers',
    ],
    [
      'marketplace',
      'Luxury SUV Shoppers (Product) > Automotive > Auto > SUVs > B2C In-Market Shoppers > Decision > Last 30 Days - b2c-luxury-suv-shoppers',
    ],
    [
      'internal',
      'Luxury SUV Shoppers > Product + Brand > Automotive > Auto > SUVs > B2C > Very High > Product Aware > Lower Funnel Decision > Last 30 Days - b2c-luxury-suv-shoppers',
    ],
    [
      'exchange',
      'Luxury SUV Shoppers (Product) > Auto > SUVs > B2C In-Market Shoppers > Decision > Last 30 Days - b2c-luxury-suv-shoppers',
    ],
  ])('%s names its path in the order of the contract', (key, name) => expect(render(builtIn(key)).name).toBe(name))

  it('have the limits of the contract; exchange is inactive', () => {
    const limits = BUILT_IN_TEMPLATES.map(({ platformKey, descCharLimit, isActive }) => [
      platformKey,
      descCharLimit,
      isActive,
    ])
    expect(limits).toEqual([
      ['dspapi', 500, true],
      ['marketplace', 245, true],
      ['internal', null, true],
      ['exchange', 300, false],
    ])
  })

  it('name no unknown field', () => {
    for (const template of BUILT_IN_TEMPLATES) expect(render(template).warnings).toEqual([])
  })

  it('write whole sentences for every level-0 node, segment and audience type', () => {
    const segments = SEGMENT_TYPES.flatMap((segment_type) =>
      AUDIENCE_TYPES.map((audience_type) => ({ segment_type, audience_type })),
    )
    const nodes = [...TREE].flatMap(([category, { roots }]) =>
      roots.map((root) => ({ category, subcategory: root.name })),
    )
    const broken = nodes.flatMap(({ category, subcategory }, at) => {
      const node = { parent_category: category, taxonomy_type: GROUP_OF[category], subcategory }
      const of = { ...topic, ...node, topic_name: subcategory, ...segments[at % segments.length]! }
      return BUILT_IN_TEMPLATES.flatMap((template) => {
        const { description } = render(template, of)
        const whole = /^(?:Filed under .+ intent\. )?\p{Lu}[^.]+[^.\s](?:\.[a-z][^.]+)*\. .+\.$/u
        return whole.test(description) && !/ {2}|\.\.|undefined/.test(description)
          ? []
          : [`${category} > ${subcategory}: ${description}`]
      })
    })
    expect(broken).toEqual([])
  })

  it('serve a subcategory that is no node', () => {
    const { description } = render(builtIn('dspapi'), { ...topic, subcategory: 'Hovercars, amphibious' })
    expect(description).toMatch(
      /^Luxury SUV shoppers\. Judged by activity around auto on sites such as .+\. The segment /,
    )
    expect(description).not.toMatch(/ {2}|to and|\.\./)
  })

  it('each say something of their own', () => {
    const openings = BUILT_IN_TEMPLATES.map((template) => render(template).description.split('. ')[1])
    expect(new Set(openings).size).toBe(openings.length)
  })

  const described = (of: Partial<ClassifiedTopic> & { topic_name: string }, intent: Intent = 'Product') =>
    render(builtIn('marketplace'), { ...topic, ...of, layers: { ...topic.layers, primary_intent: intent } }).description

  it.each([
    [{ topic_name: 'Running Shoes' }, 'Product', 'Consumers shopping for running shoes.'],
    [{ topic_name: 'Electric SUV Shoppers in Ohio' }, 'Product', 'Consumers shopping for electric SUVs in Ohio.'],
    [{ topic_name: 'Coffee Makers' }, 'Product', 'Consumers shopping for coffee makers.'],
    [{ topic_name: '401(k) Rollovers' }, 'Service', 'Consumers looking for 401(k) rollovers.'],
    [{ topic_name: 'Recently Married', audience_type: 'Demographic' }, 'Event', 'People recently married.'],
    [{ topic_name: 'Speaks Spanish at Home' }, 'Lifestyle', 'Consumers who speak Spanish at home.'],
    [{ topic_name: 'People Comparing Electric Cars' }, 'Product', 'People comparing electric cars.'],
    [
      { topic_name: 'HHI $150K+', audience_type: 'Demographic' },
      'Lifestyle',
      'Adults with a household income of $150K or more.',
    ],
    [
      { topic_name: 'Registered Nurses', segment_type: 'B2B', audience_type: 'Professionals' },
      'Role',
      'Professionals who work as registered nurses.',
    ],
    [
      { topic_name: 'Museum Curator', segment_type: 'B2B', audience_type: 'Professionals' },
      'Role',
      'Professionals who work as museum curators.',
    ],
  ] as const)('speak of the topic in its own words: %o', (of, intent, sentence) => {
    expect(described(of, intent).startsWith(sentence)).toBe(true)
  })

  it('begin with the words that an operator gave the template', () => {
    const template = { ...builtIn('marketplace'), descPrefixB2c: 'Shoppers who' }
    expect(render(template, { ...topic, topic_name: 'Running Shoes' }).description).toMatch(
      /^Shoppers who are shopping for running shoes\./,
    )
  })

  it('claim nothing about a topic that the engine does not know', () => {
    const unknown = { ...topic, topic_name: 'Zorblax', subcategory: 'Online Shopping', uncertain: true }
    expect(render(builtIn('dspapi'), unknown).description).toMatch(
      /^People interested in Zorblax\. The segment Zorblax/,
    )
  })

  it('say of a node’s own topic what the node says, and nothing of a topic that only stands near it', () => {
    const food = {
      parent_category: 'Food & Grocery',
      taxonomy_type: 'Food & Drink',
      subcategory: 'Meat & Seafood',
    } as const
    const root = TREE.get('Food & Grocery')!.roots.find(({ name }) => name === food.subcategory)!
    expect(described({ ...food, topic_name: root.name, taxonomy_path: root.name })).toContain(root.description)
    const tofu = { ...topic, ...food, topic_name: 'Tofu', taxonomy_path: root.name }
    const context = templateContext(tofu, builtIn('dspapi'))
    expect(context.taxonomy_label).toBe('Food and grocery')
    expect(root.domains.slice(0, 3).every((domain) => context.domain_signals_top3!.includes(domain))).toBe(false)
  })

  it.each([
    ['Careers & HR', 'In-Market Shoppers', 'job seekers who are ready to apply'],
    ['Healthcare & Pharma', 'Brand Loyalists', 'patients and caregivers who rely on the name'],
    ['Government & Politics', 'Researchers', 'voters and citizens who follow the debate'],
    ['Education & Science', 'In-Market Shoppers', 'applicants and learners who are ready to enroll'],
    ['Apparel & Accessories', 'In-Market Shoppers', 'shoppers who are ready to buy'],
  ] as const)('call the people of %s, %s: %s', (parent_category, audience_type, people) => {
    const of = { ...topic, parent_category, taxonomy_type: GROUP_OF[parent_category], audience_type }
    expect(templateContext(of, builtIn('dspapi')).audience_type_people).toBe(people)
  })
})

describe('templateContext', () => {
  it('has every field of the contract', () => {
    const fields =
      `topic intent secondary_intent secondary_intent_suffix group category subcategory segment_type audience_tag
      audience_type subcategory_l1 subcategory_l2 subcategory_l3 subcategory_l4 intensity awareness funnel journey sensitivity
      composite_score recency org_alias partner_alias user_behavior user_behavior_lower model_process user_market taxonomy_label
      taxonomy_label_lower taxonomy_description taxonomy_description_lower audience_type_lower audience_type_people
      domain_signals_top3 domain_signals_top3_lower group_lower`.split(/\s+/)
    const context = templateContext(topic, builtIn('dspapi'), { orgAlias: 'Acme', partnerAlias: 'Globex' })
    expect(Object.keys(context)).toEqual(expect.arrayContaining(fields))
    expect(context).toMatchObject({
      subcategory_l1: 'Electric SUVs',
      subcategory_l2: 'Luxury Electric SUVs',
      subcategory_l3: '',
      composite_score: '87',
      secondary_intent_suffix: ' + Brand',
      org_alias: 'Acme',
      partner_alias: 'Globex',
      audience_tag: 'Consumer',
    })
  })

  it('takes the first subcategory before a comma and tags audiences', () => {
    const tagOf = (segment_type: (typeof SEGMENT_TYPES)[number]) =>
      templateContext({ ...topic, segment_type }, builtIn('dspapi')).audience_tag
    expect(SEGMENT_TYPES.map(tagOf)).toEqual(['Business', 'Consumer', 'Biz+Consumer', 'Business', 'Business'])
    expect(templateContext({ ...topic, subcategory: 'SUVs, Trucks' }, builtIn('dspapi')).subcategory).toBe('SUVs')
  })

  it('keeps the comma inside the name of a node', () => {
    const commas = [...TREE].flatMap(([parent_category, { roots }]) =>
      roots.map(({ name }) => ({ parent_category, subcategory: name })),
    )
    for (const node of commas) {
      expect(templateContext({ ...topic, ...node }, builtIn('dspapi')).subcategory).toBe(node.subcategory)
    }
  })

  it.each([
    ['Owners', 'Product', 'Ownership'],
    ['Past Purchasers', 'Product', 'Past Purchaser'],
    ['Decision Makers', 'Product', 'Decision Maker'],
    ['Enthusiasts', 'Service', 'Intent'],
    ['Enthusiasts', 'Solution', 'Intent'],
    ['Enthusiasts', 'Brand', 'Interest'],
    ['Event Attendees', 'Event', 'Interest'],
    ['Enthusiasts', 'Lifestyle', 'Interest'],
  ] as const)('%s with intent %s behave as %s', (audience_type, primary_intent, behavior) => {
    const of = { ...topic, audience_type, layers: { ...topic.layers, primary_intent } }
    const context = templateContext(of, builtIn('dspapi'))
    expect([context.user_behavior, context.user_behavior_lower]).toEqual([behavior, behavior.toLowerCase()])
    expect(templateContext(of, custom({ userBehaviorOverride: 'Modeled' })).user_behavior).toBe('Modeled')
  })

  it('chooses the prefix by segment type', () => {
    const described = custom({ descTemplate: '{{prefix}} drive' })
    const prefixes = SEGMENT_TYPES.map((segment_type) => render(described, { ...topic, segment_type }).description)
    expect(prefixes).toEqual([
      'Professionals who drive',
      'Consumers who drive',
      'Consumers and professionals who drive',
      'Professionals who drive',
      'Professionals who drive',
    ])
  })
})

describe('renderTemplate', () => {
  it('skips empty segments and joins with the separator', () => {
    const pathFields = [{ key: 'org_alias' }, { key: 'topic' }, { key: 'x', format: '{{category}}: {{subcategory}}' }]
    expect(render(custom({ pathFields, pathSeparator: ' | ', includeSlug: false })).name).toBe(
      'Luxury SUV Shoppers | Auto: SUVs',
    )
  })

  it('builds the slug: lower case, runs of other signs collapsed', () => {
    const name = (slugFields: string[], slugSeparator: string) => render(custom({ slugFields, slugSeparator })).name
    expect(name(['category', 'topic'], '_')).toBe('Luxury SUV Shoppers - auto_luxury_suv_shoppers')
    const accented = { ...topic, topic_name: 'Café & Bar—Goers!' }
    expect(render(custom({ slugFields: ['topic'] }), accented).name).toBe('Café & Bar—Goers! - cafe-bar-goers')
  })

  it('resolves an unknown field to nothing and names it', () => {
    const rendered = render(
      custom({ descTemplate: 'A {{nothing}} b {{constructor}}', pathFields: [{ key: 'topic' }, { key: 'nope' }] }),
    )
    expect(rendered.description).toBe('A b')
    expect(rendered.warnings).toEqual(['Unknown field: nope', 'Unknown field: nothing', 'Unknown field: constructor'])
  })

  it('cuts the description between words within its limit', () => {
    expect(render(custom({ descTemplate: '{{topic}}, and more', descCharLimit: 21 })).description).toBe(
      'Luxury SUV Shoppers',
    )
    // A description is tidy by the time it is cut.
    const tidied = fc.string({ unit: 'grapheme', maxLength: 400 }).map((text) => text.trim())
    fc.assert(
      fc.property(tidied, fc.integer({ min: 1, max: 300 }), (text, limit) => {
        const cut = truncateAtWord(text, limit)
        expect(cut.length).toBeLessThanOrEqual(limit)
        expect(text.startsWith(cut)).toBe(true)
        if (/\s/.test(text.slice(0, limit)) && text.length > limit && cut.includes(' '))
          expect(text.slice(cut.length)).toMatch(/^[\s,;:&(–—-]/)
      }),
    )
  })

  it('stays within the limits for any topic', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (topic_name) => {
        for (const template of BUILT_IN_TEMPLATES) {
          const { description } = outputsFor({ ...topic, topic_name }, [template])[template.platformKey]!
          expect(description.length).toBeLessThanOrEqual(template.descCharLimit ?? Number.POSITIVE_INFINITY)
        }
      }),
    )
  })

  it('says of a topic among many what it says of it alone', () => {
    const named = fc.constantFrom(
      ...['Running Shoes', 'SUVs', 'The Golf Players', 'Marketing Managers', 'Hair Salons', 'Rural Households'],
      ...['People Who Love Dogs', 'Café', '  two  spaces ', '& & &', '{name} {{topic}} $&'],
    )
    const edits = fc.record({
      topic_name: fc.oneof(named, fc.string({ unit: 'grapheme', maxLength: 60 })),
      segment_type: fc.constantFrom(...SEGMENT_TYPES),
      audience_type: fc.constantFrom(...AUDIENCE_TYPES),
      subcategory: fc.constantFrom(topic.subcategory, 'My  Own, Shelf', ''),
    })
    const separated = BUILT_IN_TEMPLATES.map((template, i) => ({
      ...template,
      slugSeparator: i % 2 === 0 ? '-' : '__',
    }))
    const first = BUILT_IN_TEMPLATES[0]!
    const edges = [
      {
        ...first,
        platformKey: 'inside',
        descTemplate: '{{topic}} {{taxonomy_description_lower}}',
        slugFields: ['topic'],
      },
      {
        ...first,
        platformKey: 'around',
        descTemplate: '({{taxonomy_description_lower}})',
        pathFields: [{ key: 'group' }],
      },
      { ...first, platformKey: 'nothing', descTemplate: '', pathFields: [], includeSlug: false },
    ]
    const lists = [
      ...[BUILT_IN_TEMPLATES, BUILT_IN_TEMPLATES.slice(1, 3), BUILT_IN_TEMPLATES.slice(0, 1), separated, edges],
      edges.map((template) => ({ ...template, slugSeparator: 'X' })),
    ]
    fc.assert(
      fc.property(edits, fc.constantFrom(...lists), (edited, templates) => {
        const outputs = outputsFor({ ...topic, ...edited }, templates)
        for (const template of templates) {
          const context = templateContext({ ...topic, ...edited }, template)
          const { name, description } = renderTemplate(template, context)
          expect(outputs[template.platformKey]).toEqual({ name, description })
        }
      }),
      { numRuns: 500 },
    )
  })
})
