/** Ways to work that a user can choose in an assistant. */
type Prompt = {
  name: string
  title: string
  description: string
  arguments: { name: string; description: string; required: boolean }[]
  text: (given: Record<string, string>) => string
}

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'plan_audience',
    title: 'Plan an audience',
    description: 'Find or make the topics for a campaign',
    arguments: [{ name: 'brief', description: 'Whom the campaign is for', required: true }],
    text: ({ brief = '' }) =>
      `Plan the audience for this campaign: ${brief}\n\nSearch the library and the catalog for each part of it with ` +
      'search_topics. Check what is missing with check_duplicate and classify_topic. Propose a short list with a reason for each ' +
      'topic, name what is sensitive or uncertain, and add nothing until I agree.',
  },
  {
    name: 'push_audience',
    title: 'Push an audience',
    description: 'Bring topics to an advertising platform, with a plan first',
    arguments: [
      { name: 'topics', description: 'Names or ids of the topics', required: true },
      { name: 'destination', description: 'The platform or connection', required: true },
    ],
    text: ({ topics = '', destination = '' }) =>
      `Push these topics to ${destination}: ${topics}\n\nFind them in the library and the connection with list_destinations. ` +
      'Show me what plan_push says, above all what would be refused and why. Push once I agree, and tell me what failed.',
  },
  {
    name: 'tidy_activations',
    title: 'Tidy activations',
    description: 'Find what is stale or failed on the platforms, and propose what to do',
    arguments: [],
    text: () =>
      'Look for stale activations and for those in error with list_activations. Explain what changed since each was pushed ' +
      '(refresh_activations with dry_run shows it), and what a refresh would do to running campaigns. Change nothing until I agree.',
  },
]

export const promptMessages = ({ text }: Prompt, given: Record<string, string>) => [
  { role: 'user' as const, content: { type: 'text' as const, text: text(given) } },
]
