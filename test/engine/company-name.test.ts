import { describe, expect, it } from 'vitest'
import { withoutLegalForm } from '../../src/engine/reading/company-name'

describe('withoutLegalForm', () => {
  it.each([
    ['Pearson plc', 'Pearson'],
    ['Diageo P.L.C.', 'Diageo'],
    ['Block, Inc.', 'Block'],
    ['Woolworths Group Pty Ltd', 'Woolworths Group'],
    ['Maybank Sdn Bhd', 'Maybank'],
    ['Novo Nordisk A/S', 'Novo Nordisk'],
    ['Equinor ASA', 'Equinor'],
    ['Nokia Oyj', 'Nokia'],
    ['America Movil S.A.B. de C.V.', 'America Movil'],
    ['Otto GmbH & Co. KG', 'Otto'],
    ['Sony K.K.', 'Sony'],
    ['Emaar PJSC', 'Emaar'],
    ['PT Telkom Tbk', 'Telkom'],
  ])('%s is %s', (written, name) => {
    expect(withoutLegalForm(written)).toBe(name)
  })

  it.each(['plc', 'Day Spa', 'Denver, CO', 'Gaming PC', 'Tiffany & Co.', 'The Limited', 'Running Shoes', ''])(
    'leaves %j alone',
    (written) => {
      expect(withoutLegalForm(written)).toBeNull()
    },
  )
})
