import pino from 'pino'
import { redactedPaths } from '../http/telemetry/request-log'

/** Structured lines to standard output. */
export const createLog = (level: string) => pino({ level, redact: redactedPaths })
