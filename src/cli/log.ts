import pino from 'pino'
import { redactedPaths } from '../http/telemetry/request-log'

export const createLog = (level: string) => pino({ level, redact: redactedPaths })
