import type Anthropic from '@anthropic-ai/sdk'
import type { LlmStage } from './turn'

/** Tells each stage of a streamed answer once it begins. Text between searches is no answer yet: that is JSON. */
export function watchStages(onStage: (stage: LlmStage) => void) {
  let text = ''
  let last: LlmStage | null = null
  const tell = (stage: LlmStage) => {
    if (stage !== last) onStage(stage)
    last = stage
  }
  return (event: Anthropic.MessageStreamEvent): void => {
    if (event.type === 'content_block_start') {
      text = ''
      if (event.content_block.type === 'server_tool_use') tell('searching')
      if (event.content_block.type === 'web_search_tool_result') tell('reading')
    }
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta' && text.trim() === '') {
      text += event.delta.text
      if (text.trimStart().startsWith('{')) tell('filing')
    }
  }
}
