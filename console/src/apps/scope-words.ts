import type { AppScope } from './queries'

/** What an app may do, in the words of somebody who is asked to allow it. */
export const SCOPE_WORDS: Record<AppScope, { title: string; note: string }> = {
  'topics:read': { title: 'See your topics', note: 'Search and read the library and the catalog.' },
  classify: {
    title: 'Classify audiences and briefs, and make matrices of topics',
    note: 'Each one counts toward your organization’s monthly classifications. The topics of a matrix are added to the library.',
  },
  'topics:write': { title: 'Add topics to the library', note: 'New topics, and topics of the catalog.' },
  activations: {
    title: 'Push audiences to advertising platforms',
    note: 'Create, refresh and take down segments through your connections.',
  },
}
