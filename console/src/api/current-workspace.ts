/** The workspace that every call names, or null for the whole organization. It changes only when the page loads. */
let current: string | null = null

export const currentWorkspace = (): string | null => current

/** Whose choice it is: another person in this browser, or another organization, has another one. */
type Whose = { userId: string; organizationId: string }

const keyOf = ({ userId, organizationId }: Whose) => `taxon-workspace ${userId} ${organizationId}`

export const rememberedWorkspace = (whose: Whose): string | null => localStorage.getItem(keyOf(whose))

export function rememberWorkspace(whose: Whose, id: string | null) {
  if (id === null) localStorage.removeItem(keyOf(whose))
  else localStorage.setItem(keyOf(whose), id)
}

export function nameInAllCalls(id: string | null) {
  current = id
}
