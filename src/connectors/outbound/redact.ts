/** Shorter ones occur in ordinary words. */
const SHORTEST_SECRET = 4

/** Cuts out secrets that the other side may have repeated. */
export function redact(text: string, secrets: readonly string[]): string {
  const spellings = secrets
    .filter((secret) => secret.length >= SHORTEST_SECRET)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      formEncoded(secret),
      JSON.stringify(secret).slice(1, -1),
      Buffer.from(secret).toString('base64'),
    ])
    // Longest first: if one secret begins another, the rest of the longer one must not stay.
    .sort((a, b) => b.length - a.length)
  return spellings.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text)
}

/** In a form, blanks and some marks are written in another way than in an address. */
const formEncoded = (secret: string) => new URLSearchParams([['', secret]]).toString().slice(1)
