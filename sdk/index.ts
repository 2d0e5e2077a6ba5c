/** A client of Taxon's SDK routes, for browsers and Node. */

export type Message = { role: 'user' | 'assistant'; content: string }

export type Layers = {
  primary_intent: string
  secondary_intent: string
  intensity: string
  awareness: string
  segment_type: string
  sensitivity: string
  buyer_journey: string
  funnel: string
  composite_score: number
}

export type Classification = {
  topic_name: string
  parent_category: string
  taxonomy_type: string
  subcategory: string
  taxonomy_path: string
  segment_type: string
  audience_type: string
  iab_code: string
  keywords: string[]
  segment_desc_marketplace: string
  segment_desc_dspapi: string
  internal_description: string
  layers: Layers
  confidence: number
  /** The category is a guess; a person should choose, for example among the alternatives. */
  uncertain: boolean
  /** Of an uncertain answer: the nearest other categories, the likeliest first. Otherwise none. */
  alternatives: { parent_category: string; subcategory: string; confidence: number }[]
  /** Which engine answered. */
  engine: 'llm' | 'local'
}

export type ExistingTopic = {
  id: string
  topic_name: string
  /** Where in the organization it is; null in no workspace, and for a topic of the catalog. */
  workspace: { id: string; name: string } | null
}

export type DuplicateCheck = { isDuplicate: boolean; confidence: number; existingTopic: ExistingTopic | null }

export type BriefFile = Blob | { data: string; mediaType: string; filename?: string }

export type BriefAnalysis = {
  summary: string
  objectives: string[]
  targetAudience: string
  recommendedTopics: { topic_name: string; rationale: string; existingTopic: ExistingTopic | null }[]
}

export type Mapping = {
  topicId: string
  topicName: string
  externalId: string | null
  platforms: Record<
    string,
    { segmentId: string | null; name: string | null; status: 'pending' | 'active' | 'deactivated' | 'error' }
  >
}

export type Page<T> = { data: T[]; total: number; page: number; pageSize: number; totalPages: number }

export type Quota = { limit: number; used: number; remaining: number; resetsAt: string }

/** An answer that is not a success. `status` is 0 where there was none. */
export class TaxonError extends Error {
  override name = 'TaxonError'
  constructor(
    message: string,
    readonly status: number,
    readonly requestId: string | null = null,
    /** On 429, where a plan's limit was reached. */
    readonly quota: Quota | null = null,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

export type ClientOptions = {
  /** Where the service answers: `https://taxon.example.com`. */
  baseUrl: string
  /** An SDK key (`pk_live_…`, `pk_test_…`), or an API key on a server. */
  key: string
  /** Only this workspace, not the whole organization. */
  workspaceId?: string
  /** How often a 500, a 502, a 503 or a lost connection is tried again, after 0.5 s, 1 s, 2 s … */
  retries?: number
  fetch?: typeof fetch
}

/** No answer, and answers that say that another try may succeed. */
const TEMPORARY = [0, 500, 502, 503]

type Answer<T> = { body: T; headers: Headers }

export type CallOptions = { signal?: AbortSignal }

export type TaxonClient = ReturnType<typeof createClient>

export function createClient({ baseUrl, key, workspaceId, retries = 2, fetch: send = fetch }: ClientOptions) {
  const root = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/api/sdk/`
  // In the address: browsers may not send the header to another origin.
  const addressOf = (path: string) =>
    workspaceId
      ? `${root}${path}${path.includes('?') ? '&' : '?'}workspaceId=${encodeURIComponent(workspaceId)}`
      : root + path

  const attempt = async <T>(path: string, body: unknown, signal?: AbortSignal): Promise<Answer<T>> => {
    const headers: Record<string, string> = { authorization: `Bearer ${key}` }
    if (body) headers['content-type'] = 'application/json'
    const request = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const lost = (cause: unknown) => {
      signal?.throwIfAborted()
      throw new TaxonError('Taxon is not reachable', 0, null, null, cause)
    }
    const response = await send(addressOf(path), { ...request, headers, signal }).catch(lost)
    if (!response.ok) throw await errorOf(response)
    // The connection may be lost here, too.
    return { body: parsed<T>(await response.text().catch(lost), response), headers: response.headers }
  }

  const call = async <T>(path: string, body?: unknown, { signal }: CallOptions = {}): Promise<Answer<T>> => {
    for (let tried = 0; ; tried++) {
      try {
        return await attempt<T>(path, body, signal)
      } catch (error) {
        if (tried >= retries || !(error instanceof TaxonError) || !TEMPORARY.includes(error.status)) throw error
        await wait(500 * 2 ** tried, signal)
      }
    }
  }

  const json = async <T>(path: string, body?: unknown, options?: CallOptions): Promise<T> =>
    (await call<T>(path, body, options)).body

  return {
    /** What a topic is; several messages are a conversation, whose newest says the topic. */
    classify: async (topic: string | Message[], options?: CallOptions): Promise<Classification> => {
      const messages = typeof topic === 'string' ? [{ role: 'user', content: topic }] : topic
      const { body, headers } = await call<{ text: string }>('classify', { messages }, options)
      return { ...JSON.parse(body.text), engine: headers.get('x-classification-engine') }
    },
    /** Topics for a campaign brief: a file input's file, or base64 with its media type. */
    analyzeBrief: async (file: BriefFile, options?: CallOptions): Promise<BriefAnalysis> =>
      json('analyze-brief', { file: file instanceof Blob ? await encoded(file) : file }, options),
    checkDuplicate: (topic_name: string, parent_category?: string, options?: CallOptions): Promise<DuplicateCheck> =>
      json('check-duplicate', { topic_name, parent_category }, options),
    /** A page of the library's topics with their platform segments. */
    mappings: (query: { page?: number; pageSize?: number } = {}, options?: CallOptions): Promise<Page<Mapping>> =>
      json(`mappings${search(query)}`, undefined, options),
    /** One of them; null where there is none. */
    mapping: (by: { externalId: string } | { topicId: string }, options?: CallOptions): Promise<Mapping | null> =>
      json<Mapping | Page<Mapping>>(`mappings${search(by)}`, undefined, options).then(
        // An empty id asks for the list, and no topic has one.
        (answer) => ('data' in answer ? null : answer),
        (error) => {
          if (error instanceof TaxonError && error.message === 'Mapping not found') return null
          throw error
        },
      ),
  }
}

/** Whoever stands between may answer with a page of their own. */
function parsed<T>(text: string, { status, headers }: Response): T {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new TaxonError('The answer is not JSON. Is baseUrl right?', status, headers.get('x-request-id'), null, cause)
  }
}

async function errorOf(response: Response): Promise<TaxonError> {
  const body = await response.json().catch(() => ({}))
  const { error = `Taxon answered ${response.status}`, ...quota } = body as Partial<Quota> & { error?: string }
  const id = response.headers.get('x-request-id')
  return new TaxonError(error, response.status, id, quota.limit === undefined ? null : (quota as Quota))
}

const search = (query: Record<string, string | number | undefined>): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value))
  return `?${parameters}`
}

async function encoded(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binary = ''
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 32_768) binary += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return { data: btoa(binary), mediaType: file.type, filename: 'name' in file ? file.name : undefined }
}

const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
