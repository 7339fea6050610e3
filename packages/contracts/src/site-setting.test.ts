import { expect, test } from 'vitest'
import { parseRecord } from './content-answers.ts'
import { SiteSetting } from './site-setting.ts'

test('CNT-22 one broken part of the settings leaves the other parts', () => {
  const setting = parseRecord(SiteSetting, {
    data: {
      brandName: 'Pulli',
      contact: 'none',
      homeStats: [{ value: '3', label: 'kinds of care' }, { value: '', label: 'emptied' }, 'odd'],
      blogPanel: {
        categories: [{ name: 'Parenting', count: 16 }, { count: 3 }],
        popularTags: 'Work, Therapy',
      },
      crisisLines: [{ name: 'Sneha', number: '044', kind: 'other', checkedOn: null }],
    },
  })
  expect(setting).toMatchObject({
    brandName: 'Pulli',
    homeStats: [{ value: '3', label: 'kinds of care' }],
    blogPanel: { categories: [{ name: 'Parenting', count: 16 }], popularTags: 'Work, Therapy' },
    crisisLines: [{ name: 'Sneha', number: '044' }],
    monthlyPlans: [],
  })
  expect(setting.contact).toBeUndefined()
})

test('NC-05 an empty figure in the settings is absent', () => {
  expect(
    parseRecord(SiteSetting, { data: { homeStats: [{ value: null, label: 'years' }] } }).homeStats,
  ).toEqual([])
})
