import { parentPort, workerData } from 'node:worker_threads'
import { BRIEF_TEXT_LENGTH } from '../limits'
import { storableStart } from '../storable'
import type { DocumentTask } from './document-reader'
import { officeText } from './office-text'

/** The thread that reads one document: see document-reader.ts. */
const { data, kind } = workerData as DocumentTask
const text = officeText(Buffer.from(data, 'base64'), kind)
parentPort!.postMessage(text === null ? null : storableStart(text, BRIEF_TEXT_LENGTH))
