import { z } from 'zod'
import { BRIEF_LENGTH } from '../limits'
import { existingTopic } from './schema'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

const MEDIA_TYPES = [
  'application/pdf',
  DOCX,
  PPTX,
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'text/plain',
] as const

const FILE_REQUIRED = 'file object is required'
export const DATA_REQUIRED = 'file.data (base64) and file.mediaType are required'
export const TOO_LARGE = 'File exceeds 10MB limit'

const PADDING = /={1,2}$/
/** Looks for a wrong character: an expression that repeats the right ones may run out of stack on 10 MB. */
const NOT_BASE64 = /^$|[^A-Za-z0-9+/]/
const isBase64 = (data: string) => data.length % 4 === 0 && !NOT_BASE64.test(data.replace(PADDING, ''))

/** Without parameters such as `; charset=utf-8`: the encoding is detected from the bytes. */
const bareType = (type: string) => type.split(';')[0]!.trim().toLowerCase()

export const briefBody = z.object(
  {
    file: z.object(
      {
        data: z
          .string({ error: DATA_REQUIRED })
          .max(BRIEF_LENGTH, TOO_LARGE)
          .refine(isBase64, DATA_REQUIRED)
          .describe('The file in base64, at most 10 × 1,048,576 characters'),
        mediaType: z
          .string({ error: DATA_REQUIRED })
          .min(1, DATA_REQUIRED)
          .max(200)
          .transform(bareType)
          .pipe(
            z.enum(MEDIA_TYPES, {
              error: ({ input }) => `Unsupported media type: ${input}. Accepted: ${MEDIA_TYPES.join(', ')}`,
            }),
          ),
        filename: z.string().max(1_000).nullish().describe('For display only'),
      },
      { error: FILE_REQUIRED },
    ),
  },
  { error: FILE_REQUIRED },
)
export type BriefFile = z.output<typeof briefBody>['file']

export const briefAnswer = z.object({
  summary: z.string(),
  objectives: z.array(z.string()),
  targetAudience: z.string(),
  recommendedTopics: z.array(
    z.object({
      topic_name: z.string(),
      rationale: z.string(),
      existingTopic: existingTopic
        .nullable()
        .describe('The same topic in the library (`ot_`) or, if it is not there, in the catalog (`tp_`)'),
    }),
  ),
})
export type BriefAnswer = z.infer<typeof briefAnswer>
