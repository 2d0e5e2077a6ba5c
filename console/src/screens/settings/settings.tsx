import { Page } from '../../ui/page'

export const Settings = () => <Page title="Settings">{null}</Page>
