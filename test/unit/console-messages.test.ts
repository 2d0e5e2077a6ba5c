import { expect, it } from 'vitest'
import { z } from 'zod'
import { plainMessage } from '../../console/src/api/plain-message'
import { plainMessage as serverMessage } from '../../src/http/input/messages'

const BODY = z.object({
  performanceScore: z.number().max(100),
  items: z.array(z.strictObject({ callback_url: z.url(), topic_name: z.string().min(1).max(5) })),
})
const VALID = { performanceScore: 1, items: [{ callback_url: 'https://example.com', topic_name: 'Cats' }] }
const item = (part: object) => ({ ...VALID, items: [{ ...VALID.items[0], ...part }] })

it.each([
  [{ ...VALID, performanceScore: 101 }, 'Performance must be at most 100.'],
  [{ items: [] }, 'Performance is required.'],
  [item({ callback_url: 'nowhere' }), 'Callback URL must be a URL.'],
  [item({ topic_name: '' }), 'Name must not be empty.'],
  [item({ topic_name: 'Parrots' }), 'Name must be at most 5 characters.'],
  [item({ other: 1 }), 'Items has an unknown field: other.'],
])('what the server says of invalid input names the field in words: %#', (body, sentence) => {
  const { error } = BODY.safeParse(body, { error: serverMessage })
  expect(plainMessage(error!.issues[0]!.message)).toBe(sentence)
})

it('a field has the label of its form', () => {
  expect(plainMessage('descCharLimit must be a whole number or null')).toBe('Character limit must be a whole number.')
  expect(plainMessage('expiresAt must be in the future')).toBe('Last day must be in the future.')
})

it('other messages stay as they are, as sentences', () => {
  expect(plainMessage('Topic not found')).toBe('Topic not found.')
  expect(plainMessage('A name must be given')).toBe('A name must be given.')
  expect(plainMessage('Is it there?')).toBe('Is it there?')
})

it('keys of a connection’s settings stay, for the form knows their labels', () => {
  expect(plainMessage('config.api_base_url is required')).toBe('config.api_base_url is required.')
})
