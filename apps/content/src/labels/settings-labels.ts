import type { TypeLabels } from './label'

const LINK = 'The full address, beginning with https://. Leave it empty to show no link.'
const SAMPLE =
  'On: marked as a sample, and never shown in production. Switch it off to confirm that this is real.'
const IMAGE = 'Describe the image in its "Alternative text", or the settings cannot be saved.'

/** The single entry with the data that every page needs. */
export const SETTINGS_LABELS = {
  'api::site-setting.site-setting': {
    fields: {
      brandName: [
        'Brand name',
        '"Publish" shows every change on this page to visitors; a second editor confirms a new quick exit or contact first.',
      ],
      legalEntity: ['Company', 'The registered company named at the foot of every page.'],
      copyrightYear: ['Copyright year', 'The year at the foot of every page.'],
      quickExitUrl: [
        'Quick exit leads to',
        'A neutral, fast site that opens when a visitor leaves in a hurry: https, and one of a list of well-known ones.',
      ],
      contact: ['Contact', 'How visitors reach you.'],
      consultationRecipients: [
        'Who gets consultation requests by email',
        'One email address a line. Never shown to visitors. When you change it, everyone on the old list and the new ' +
          'one gets an email. In production this field has no effect: OFFICE_RECIPIENTS is used instead.',
      ],
      storeLinks: ['App stores', 'Where the app can be downloaded.'],
      socialLinks: ['Social media', 'The accounts linked at the foot of every page.'],
      homeStats: [
        'Figures on the home page',
        'Only figures that you can prove. One without a value is not shown.',
      ],
      campaignStats: [
        'Figures on campaign pages',
        'Only figures that you can prove. One without a value is not shown.',
      ],
      certificates: ['Certificates', 'Shown one after the other on the About page.'],
      monthlyPlans: ['Monthly plans', 'The prices shown first.'],
      annualPlans: ['Annual plans', 'The prices shown after "Annually" is chosen.'],
      blogPanel: ['Blog side panel', 'The lists beside every article.'],
      counsellorVideo: ['Counsellor video', 'The video that opens from a play button on several pages.'],
      grievanceOfficer: [
        'Grievance officer',
        'Who answers complaints: named on /privacy and /terms. The law asks for a person with a name.',
      ],
      accessibilityOfficer: [
        'Accessibility officer',
        'Whom to tell about a barrier: named on /accessibility.',
      ],
      processors: [
        'Companies that work for you',
        'Everybody who handles personal data for you: text messages, email, servers. Listed on /privacy.',
      ],
      cancellation: ['Cancellation terms', 'Shown on /terms: until when, how, and what it costs.'],
    },
  },
  'site.officer': {
    fields: {
      name: ['Name', 'A person, not a department.'],
      email: ['Email address', 'Read every working day.'],
      phone: ['Phone', 'As visitors should read it, with +91. May stay empty.'],
      answersWithinDays: [
        'Answers within',
        'Working days, for the accessibility officer. Complaints have the time of the law: 48 hours and one month.',
      ],
      isSample: ['This is a sample', SAMPLE],
    },
  },
  'site.processor': {
    fields: {
      name: ['Company', 'Its registered name.'],
      purpose: ['What it does for you', 'For example: sends the codes by text message.'],
      country: ['Country', 'Where it keeps or reads the data, for example: India.'],
      isSample: ['This is a sample', SAMPLE],
    },
  },
  'site.cancellation': {
    fields: {
      text: ['Terms', 'In plain words. An empty line begins a paragraph.'],
      isSample: ['This is a sample', SAMPLE],
    },
  },
  'site.contact': {
    fields: {
      phone: ['Phone', 'As visitors should read it, with +91.'],
      email: ['Email address', 'Read by a person every working day.'],
      address: ['Address', 'The office, in one line or several.'],
      openingHours: [
        'Working hours',
        'A row for each kind of day. If the hours run past midnight, choose an end that is earlier than the beginning; ' +
          'for 24 hours, choose the same time twice.',
      ],
      holidays: ['Holidays', 'Days on which nobody answers, although the hours above say so.'],
      timeZone: ['Time zone', 'Of these hours. Empty means Asia/Kolkata.'],
      callWithinDays: [
        'Working days until we call',
        'We promise a call by the end of a working day: this many working days after the request. ' +
          'Empty means 1, the next working day; 0 means the same day.',
      ],
      callsFrom: [
        'Number you call from',
        'Shown to people who wait for your call, so that they know it is you. Leave it empty if it varies.',
      ],
      latitude: ['Latitude', 'Of the office, in degrees, for example 28.6139.'],
      longitude: ['Longitude', 'Of the office, in degrees, for example 77.2090.'],
      mapImage: ['Map', `A drawn map, shown until a visitor opens the real one. ${IMAGE}`],
      isSample: ['These are samples', SAMPLE],
    },
  },
  'site.opening-hours': {
    fields: {
      days: ['Days', 'The days of the week on which these hours begin.'],
      from: ['From', 'The time from which someone answers.'],
      to: ['To', 'Earlier than the beginning: on the next day. The same time: 24 hours.'],
    },
  },
  'site.holiday': {
    fields: {
      day: ['Day', 'Nobody answers on this day.'],
      name: ['Name', 'For example: Republic Day. May stay empty.'],
    },
  },
  'site.test-call': {
    fields: {
      calledOn: ['Called on', 'The day of the call.'],
      answered: ['Answered', 'Off: the helpline is hidden until a later call is answered.'],
      minutes: ['Minutes', 'How long it took until a person answered.'],
      language: ['Language', 'In which language they answered.'],
      caller: ['Who called', 'Never shown to visitors.'],
      remarks: ['Remarks', 'What you heard, for your office. Never shown to visitors.'],
    },
  },
  'site.store-links': {
    fields: {
      appStoreUrl: ['App Store', LINK],
      googlePlayUrl: ['Google Play', LINK],
      isSample: ['These are samples', SAMPLE],
    },
  },
  'site.social-links': {
    fields: {
      whatsapp: ['WhatsApp', LINK],
      facebook: ['Facebook', LINK],
      instagram: ['Instagram', LINK],
      twitter: ['Twitter', LINK],
      linkedin: ['LinkedIn', LINK],
      isSample: ['These are samples', SAMPLE],
    },
  },
  'site.stat': {
    fields: {
      value: ['Figure', 'For example: 20+. Leave it empty to hide this figure.'],
      label: ['What it counts', 'For example: years of practice.'],
      source: ['Who counted', 'Needed for a rate such as 98%: production shows none without it.'],
      period: ['Counted when', 'For example: January to December 2025. Needed for a rate, like the source.'],
      isSample: ['This is a sample', SAMPLE],
    },
  },
  'site.certificate': {
    fields: {
      title: ['Title', 'What the certificate says.'],
      issuer: ['Issued by', 'The body that gave it.'],
      image: ['Image', IMAGE],
      isSample: ['This is a sample', SAMPLE],
    },
  },
  'site.pricing-plan': {
    fields: {
      name: ['Name', 'The name of the plan.'],
      price: ['Price', 'As visitors should read it; with a currency below, the digits are enough.'],
      savingPrice: ['Saving', 'What this plan saves. May stay empty.'],
      currency: ['Currency', 'INR writes 120000 as ₹1,20,000. Empty: the price is shown as it stands.'],
      taxNote: ['Tax', 'For example: GST included. Shown under the price.'],
      sessions: ['Sessions', 'For example: 6 sessions.'],
      sessionsPerPeriod: ['Sessions a month or year', 'A number. It takes the place of the words above.'],
      supportHours: ['Support', 'When someone answers, for example: 11 AM to 8 PM. May stay empty.'],
      benefits: ['Benefits', 'One benefit a line.'],
      isSupportConfirmed: [
        'Open 24 hours',
        'On: a person answers day and night. Off: production shows no "24-hour support".',
      ],
      popularPlan: ['Marked as popular', 'On: this plan stands out. Choose one plan of each list.'],
      isSample: ['This is a sample', SAMPLE],
    },
  },
  'site.blog-panel': {
    fields: {
      categories: ['Categories', 'Each leads to the articles of that category.'],
      popularTags: ['Popular tags', 'Separate tags with commas. Each leads to the articles with that tag.'],
    },
  },
  'site.blog-category': {
    fields: {
      name: ['Category', 'Spelled as in the articles.'],
      count: ['Number', 'Shown while this is a sample. Afterwards the published articles are counted.'],
      isSample: ['This is a sample', 'On: the number is an example. Switch it off to count the articles.'],
    },
  },
  'site.counsellor-video': {
    fields: {
      title: ['Title', 'The heading of the window.'],
      caption: ['Caption', 'A sentence under the video.'],
      videoFile: ['Video', 'An MP4 or WebM file.'],
      poster: ['Poster', `The still image shown before it plays. ${IMAGE}`],
      captions: ['Captions', 'A WebVTT file (.vtt) with what is said, for those who cannot hear it.'],
    },
  },
} satisfies Record<string, TypeLabels>
