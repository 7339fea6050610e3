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
    },
  })
  expect(setting).toMatchObject({
    brandName: 'Pulli',
    homeStats: [{ value: '3', label: 'kinds of care' }],
    blogPanel: { categories: [{ name: 'Parenting', count: 16 }], popularTags: 'Work, Therapy' },
    monthlyPlans: [],
  })
  expect(setting.contact).toBeUndefined()
})

test('NC-05 an empty figure in the settings is absent', () => {
  expect(
    parseRecord(SiteSetting, { data: { homeStats: [{ value: null, label: 'years' }] } }).homeStats,
  ).toEqual([])
})

test('broken hours of the office leave the others', () => {
  const { contact } = parseRecord(SiteSetting, {
    data: {
      contact: {
        openingHours: [
          { days: 'Monday', from: '09:00:00.000', to: '17:00:00.000' },
          { days: 'Someday', from: '09:00:00.000', to: '17:00:00.000' },
        ],
        holidays: [{ day: '2027-01-26', name: 'Republic Day' }, { day: 'soon' }],
        timeZone: null,
      },
    },
  })
  expect(contact).toEqual({
    openingHours: [{ days: [1], from: 540, to: 1_020 }],
    holidays: [{ day: '2027-01-26', name: 'Republic Day' }],
  })
})
