import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePermission } from '../../api/session'
import { CorrectionsPanel } from '../../topics/corrections/corrections-panel'
import { OWN_CORRECTIONS } from '../../topics/corrections/queries'
import { NearTopics } from './near-topics'

export function Corrections() {
  const { page = 1 } = useSearch({ from: '/shell/settings' })
  const navigate = useNavigate({ from: '/settings' })
  return (
    <CorrectionsPanel
      source={OWN_CORRECTIONS}
      page={page}
      onPage={(next) => navigate({ search: { tab: 'corrections', page: next } })}
      mayEdit={usePermission('topics:write')}
      maySwitchAll={usePermission('workspaces:manage')}
      note="New classifications follow what your organization corrected in its library, and then what reviewers corrected. If this is off, no correction is followed."
      origin="When you change the category, subcategory, segment type or audience type of a topic in your library, later classifications of this name and of similar names follow."
      action={(correction) => <NearTopics correction={correction} />}
    />
  )
}
