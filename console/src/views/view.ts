import type { paths } from '../api/schema'

export type View = paths['/api/views']['get']['responses']['200']['content']['application/json'][number]
