import type { Tool } from '../tool'
import { deactivateActivations, listActivationsTool, refreshActivations } from './activations'
import { addTopics } from './add-topics'
import { analyzeBriefTool } from './analyze-brief'
import { buildMatrix } from './build-matrix'
import { checkDuplicateTool } from './check-duplicate'
import { classifyTopic } from './classify-topic'
import { getTopic } from './get-topic'
import { listDestinations } from './list-destinations'
import { continuePush, planPushTool, pushTopics } from './push-topics'
import { searchTopics } from './search-topics'
import { activateSignalTask, getAdcpCapabilities, getSignalsTask } from './signals'
import { whoAmI } from './who-am-i'

/** In the order in which agents are shown them. */
export const TOOLS: readonly Tool[] = [
  whoAmI,
  classifyTopic,
  analyzeBriefTool,
  searchTopics,
  getTopic,
  checkDuplicateTool,
  addTopics,
  buildMatrix,
  listDestinations,
  planPushTool,
  pushTopics,
  continuePush,
  listActivationsTool,
  refreshActivations,
  deactivateActivations,
  getAdcpCapabilities,
  getSignalsTask,
  activateSignalTask,
]
