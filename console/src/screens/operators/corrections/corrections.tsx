import { useNavigate, useSearch } from '@tanstack/react-router'
import { CorrectionsPanel } from '../../../topics/corrections/corrections-panel'
import { REVIEWERS_CORRECTIONS } from '../../../topics/corrections/queries'
import { Page } from '../../../ui/page'

export function Corrections() {
  const { page = 1 } = useSearch({ from: '/shell/operators/corrections' })
  const navigate = useNavigate({ from: '/operators/corrections' })
  return (
    <Page
      title="Corrections"
      lead="Corrections by reviewers. They apply to every organization; its own take precedence."
    >
      <CorrectionsPanel
        source={REVIEWERS_CORRECTIONS}
        page={page}
        onPage={(next) => navigate({ search: { page: next } })}
        mayEdit
        maySwitchAll
        note="New classifications in all organizations and in the catalog follow these corrections."
        origin="When you settle a topic of the review queue or edit a global topic, later classifications of this name and of names like it follow."
      />
    </Page>
  )
}
