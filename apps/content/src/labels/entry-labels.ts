import type { TypeLabels } from './label'

const IMAGE = 'Describe the image in its "Alternative text", or the entry cannot be saved.'
const TAGS = 'Separate tags with commas, for example: Sleep, Work, Family.'
const MARKDOWN = 'Use ## for a heading, - for a list, **bold** for weight, [words](address) for a link.'
const CAPTIONS = 'A WebVTT file (.vtt) with what is said, for those who cannot hear it.'
const TIME = 'The time of day it begins, as visitors should read it, for example 6:30 PM.'
const POSTER = `The still image shown before it plays. ${IMAGE}`
const LINK = 'The full address, beginning with https://. Leave it empty to show no link.'

/** The types with many entries. */
export const ENTRY_LABELS = {
  'api::faq.faq': {
    columns: ['question', 'order'],
    sort: ['order', 'ASC'],
    fields: {
      question: ['Question', 'As a visitor would ask it, ending with a question mark.'],
      answer: ['Answer', `Two to five short sentences. ${MARKDOWN}`],
      order: ['Place in the list', 'A whole number; 1 comes first.'],
    },
  },
  'api::blog.blog': {
    columns: ['title', 'category', 'author', 'reviewedOn', 'date'],
    sort: ['date', 'DESC'],
    fields: {
      title: ['Title', 'Plain and short; it is the link on every card.'],
      summary: ['Summary', 'One or two sentences for cards, search and previews.'],
      summaryHindi: ['Summary in Hindi', 'The same summary for readers of Hindi. May stay empty.'],
      content: ['Article', `The text itself. ${MARKDOWN}`],
      date: ['Date', 'The day that readers see.'],
      author: ['Author', 'The name as it should be shown.'],
      authorRole: ['What the author is', 'For example: Clinical psychologist. May stay empty.'],
      authorIsPerson: [
        'The author is a person',
        'On: search engines are told a person’s name. Off: an organisation.',
      ],
      reviewer: [
        'Reviewed by',
        'The clinician who read this text: a published team member with a registration number, no sample. A change of the text ends the review.',
      ],
      reviewedBy: ['Name of the reviewer', 'Copied from the team member at each save.'],
      reviewerRegistration: ['Registration of the reviewer', 'Copied from the team member at each save.'],
      reviewedOn: [
        'Reviewed on',
        'Today or earlier. After 12 months the article says that its review is old.',
      ],
      category: ['Category', 'One category, spelled as in the blog side panel of the site settings.'],
      tags: ['Tags', TAGS],
      blogImage: ['Cover image', IMAGE],
    },
  },
  'api::webinar.webinar': {
    columns: ['title', 'date', 'related_tags'],
    sort: ['date', 'DESC'],
    fields: {
      title: ['Title', 'The name of the campaign.'],
      description: ['Short description', 'One or two sentences for cards and previews.'],
      content: ['Campaign text', MARKDOWN],
      date: ['Date', 'The day of the campaign.'],
      related_tags: ['Related tags', TAGS],
      image: ['Image', IMAGE],
    },
  },
  'api::team.team': {
    columns: ['name', 'specialization', 'department', 'order'],
    sort: ['order', 'ASC'],
    fields: {
      name: ['Name', 'With the title, for example: Dr Meera Nair.'],
      specialization: ['Specialization', 'For example: Adult psychiatry.'],
      department: ['Department', 'The group on the team page.'],
      description: ['About', 'Two to four sentences in plain words.'],
      registrationNumber: [
        'Registration number',
        'The law asks that a doctor’s medical council number is shown.',
      ],
      languages: ['Languages', 'Separate languages with commas, for example: English, Hindi.'],
      topics: [
        'What people come with',
        'Separate with commas, for example: Worry, Sleep. Visitors find people by these words.',
      ],
      ages: ['Whom they see', 'Visitors find people by it. Empty: they are listed for everybody.'],
      may: ['What this profession may do', 'For example: diagnose, prescribe medicines, give therapy.'],
      mayNot: ['What this profession may not do', 'For example: prescribe medicines.'],
      thumbnail: ['Portrait', IMAGE],
      facebook: ['Facebook', LINK],
      instagram: ['Instagram', LINK],
      twitter: ['Twitter', LINK],
      whatsapp: ['WhatsApp', LINK],
      isSample: ['This is a sample', 'On: the site says that this person is an example, not a real one.'],
      order: ['Place in the list', 'A whole number; 1 comes first.'],
    },
  },
  'api::seminar.seminar': {
    columns: ['title', 'author', 'time'],
    sort: ['createdAt', 'DESC'],
    fields: {
      title: ['Title', 'The name of the seminar.'],
      description: ['Description', 'What it is about and for whom.'],
      author: ['Posted by', 'The name shown beside the video.'],
      time: ['Time', TIME],
      videoFile: ['Video', 'An MP4 or WebM file. It must be there before you can publish.'],
      poster: ['Poster', POSTER],
      captions: ['Captions', CAPTIONS],
    },
  },
  'api::video.video': {
    columns: ['title', 'author', 'time'],
    sort: ['createdAt', 'DESC'],
    fields: {
      title: ['Title', 'The name of the video.'],
      description: ['Description', 'What a member will see and learn.'],
      author: ['Author', 'Who made it or speaks in it.'],
      time: ['Time', TIME],
      videoFile: ['Video', 'An MP4 or WebM file. It must be there before you can publish.'],
      poster: ['Poster', POSTER],
      captions: ['Captions', CAPTIONS],
    },
  },
  'api::audio.audio': {
    columns: ['title', 'author', 'tags'],
    sort: ['createdAt', 'DESC'],
    fields: {
      title: ['Title', 'The name of the recording.'],
      description: ['Description', 'What a member will hear. May stay empty.'],
      author: ['Author', 'Who made it or speaks in it.'],
      tags: ['Tags', TAGS],
      thumbnail: ['Cover image', IMAGE],
      audioFile: ['Sound', 'An MP3, M4A or OGG file. It must be there before you can publish.'],
    },
  },
  'api::newsletter.newsletter': {
    columns: ['title', 'issue', 'date'],
    sort: ['date', 'DESC'],
    fields: {
      title: ['Title', 'The title of the letter.'],
      issue: ['Number of the letter', 'A whole number, counting up from 1.'],
      date: ['Date', 'From this day on the letter is shown and sent. Until then it waits.'],
      summary: ['Summary', 'One or two sentences for the list of past letters.'],
      content: ['Text', `The whole letter. ${MARKDOWN}`],
      isSample: [
        'This is a sample',
        'On: an invented letter, never shown in production. Off: it was really sent.',
      ],
    },
  },
  'api::crisis-line.crisis-line': {
    columns: ['name', 'number', 'checkedOn', 'isHidden'],
    sort: ['order', 'ASC'],
    fields: {
      name: [
        'Name',
        'The name of the helpline. A second editor confirms every change before visitors see it.',
      ],
      number: ['Number as shown', 'For example: 1-800-891-4416.'],
      telephone: [
        'Number as dialled',
        'Digits only, with +91 where it is needed: +919152987821. 112 and 14416 stand first and cannot be changed.',
      ],
      alternativeNumber: ['Second number as shown', 'May stay empty.'],
      alternativeTelephone: ['Second number as dialled', 'Digits only. May stay empty.'],
      whatsapp: ['WhatsApp', 'The number that takes messages, with its country code: +919999666555.'],
      chat: ['Chat', 'The address where people can write instead of calling, with https://.'],
      app: ['App', 'The address of its app, with https://.'],
      kind: ['Kind', '"emergency" when a life is in danger, "talk" for someone who listens.'],
      openingHours: [
        'Hours',
        'For day and night: every day, from 00:00 to 00:00. Empty where you do not know them.',
      ],
      hoursNote: [
        'About the hours',
        'What you know of them, where you do not know them exactly. May stay empty.',
      ],
      cost: ['Cost', 'For example: Free.'],
      languages: ['Languages', 'For example: English, Hindi.'],
      forWhom: ['For whom', 'For example: Children and teenagers.'],
      region: ['Region', 'For example: All of India.'],
      note: ['Note', 'One sentence: who answers, and what to do if nobody does.'],
      source: ['Source', 'Where these facts are from.'],
      checkedOn: [
        'Checked on',
        'The day on which the facts were last compared. An answered test call below counts as a check, too.',
      ],
      checkedBy: ['Checked by', 'How: in public sources, or by your office.'],
      askedOn: [
        'Asked on',
        'The day on which an editor last looked for, or asked about, the hours and languages that are empty above.',
      ],
      testCalls: [
        'Test calls',
        'Add one for each call. The latest counts: one that nobody answered hides the helpline until one is answered.',
      ],
      isHidden: ['Hidden', 'On: visitors do not see this helpline. 112 and 14416 cannot be hidden.'],
      order: ['Place in the list', 'A whole number; 1 comes first.'],
    },
  },
} satisfies Record<string, TypeLabels>
