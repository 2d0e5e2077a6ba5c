import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { Answer } from '../../../api/answer'
import type { paths } from '../../../api/schema'
import { EngineCounts } from '../../../topics/engine-counts'
import type { Engine } from '../../../topics/engines'
import { count, counted } from '../../../ui/format'
import { ADDED_BAR, ADDED_LINK } from '../cards/add-topic'

type Props = { result: Answer<paths['/api/topics/generate-matrix']['post']>; engine: Engine }

export function MatrixResult({ result, engine }: Props) {
  const { created, duplicates, errors, uncertain } = result
  return (
    <div role="status">
      <p>
        {counted(created, 'topic')} added to{' '}
        <Link to="/library" search={{ source: ['matrix'] }} className="underline">
          your library
        </Link>
        {duplicates > 0 ? `, ${count(duplicates)} already there` : ''}
        {errors > 0 ? `, ${count(errors)} failed` : ''}.
        {uncertain > 0 ? (
          <>
            {' '}
            <Link to="/library" search={{ source: ['matrix'], uncertain: 'true' }} className="underline">
              {counted(uncertain, 'topic')}
            </Link>{' '}
            {uncertain === 1 ? 'has' : 'have'} a guessed category.
          </>
        ) : null}
      </p>
      {engine === 'local' ? null : (
        <EngineCounts
          local={result.localCount}
          llm={result.llmCount}
          failed={result.llmFailedCount}
          tokens={result.tokens}
          cost={result.cost}
        />
      )}
    </div>
  )
}

/** Remembered, while the numbers are not. */
export const MatrixAdded = () => (
  <div role="status" className={ADDED_BAR}>
    <Link to="/library" search={{ source: ['matrix'] }} className={ADDED_LINK}>
      <Check aria-hidden />
      Topics added, open in library
    </Link>
  </div>
)
