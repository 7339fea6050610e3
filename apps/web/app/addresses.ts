/** Every address of the product. Links are built from this table, routes are declared with it. */
export const addresses = {
  home: '/',
  about: '/about',
  team: '/team',
  contact: '/contact',
  faq: '/faq',
  journals: '/journals',
  /** Shows the same page as /journals (NAV-14). */
  blogs: '/blogs',
  assessments: '/assessments',
  depressionAssessment: '/depression-assessment',
  anxietyAssessment: '/anxiety-assessment',
  perceivedStressAssessment: '/perceived-stress-assessment',
  phq9Assessment: '/phq-9-assessment',
  gad7Assessment: '/gad-7-assessment',
  community: '/community',
  awarenessCampaigns: '/awareness-campaigns',
  campaigns: '/campaigns',
  singleCampaign: '/single-campaign/:campaignId',
  newsletter: '/community/:newsletterId',
  newsletterSignUp: '/newsletter',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  blogFeed: '/blogs.rss',
  campaignFeed: '/campaigns.rss',
  seminars: '/seminars',
  artsAudio: '/arts-audio',
  artsVideo: '/arts-video',
  getStarted: '/get-started',
  getStarted2: '/get-started2',
  serviceDetails: '/service-details',
  programs: '/programs',
  downloadApp: '/download-app',
  photoGallery: '/photo-gallery',
  blogGrid: '/blog-grid',
  singleBlog: '/single-blog/:blogId',
  consultation: '/consultation',
  /** The status of a request, for anyone with its link. */
  requestStatus: '/request/:token',
  /** Its free times. */
  requestTimes: '/request/:token/time',
  requestCalendar: '/request/:token/appointment.ics',
  crisis: '/crisis',
  /** What helps on a bad day, written by the reader; it stays on the device. */
  safetyPlan: '/safety-plan',
  busy: '/busy',
  /** What the service worker shows where there is no network. */
  offline: '/offline',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  /** Where there is AI on this site, and where not. */
  ai: '/ai',
  parents: '/parents',
  login: '/dashboard/login',
  otp: '/dashboard/OTP',
  /** A typo of the specification that leads to the login (NAV-21). */
  misspeltLogin: '/dashbaord/login',
  welcome: '/dashboard/welcome',
  dashboardHome: '/dashboard',
  dashboard: '/dashboard/assessment',
  memberDepression: '/dashboard/depression-assessment',
  memberAnxiety: '/dashboard/anxiety-assessment',
  memberStress: '/dashboard/stress-assessment',
  memberPhq9: '/dashboard/phq-9-assessment',
  memberGad7: '/dashboard/gad-7-assessment',
  memberMoods: '/dashboard/mood-tracker',
  memberMedia: '/dashboard/media',
  /** What the media page and the first page show of recordings and films, as data. */
  memberLibrary: '/dashboard/library.json',
  profile: '/dashboard/profile',
  summary: '/dashboard/profile/summary',
  /** After an account was deleted. */
  goodbye: '/goodbye',
} as const

/** Addresses on the page itself. */
export const anchors = {
  main: 'main',
  hero: 'hero',
  consult: 'consult',
  app: 'ref-4',
  /** The notice on data stored at a sign-in. */
  numberNotice: 'number-notice',
} as const

/** The call that ends the session: a constant of its own, which the script of every page has inline. */
export const SIGN_OUT = '/api/v1/mwellness/auth/logout'

/** Calls of the provider API that islands and the dashboard's first page make; all others: `api/member-calls.ts`. */
export const providerCalls = {
  consultation: '/api/v1/mwellness/user-contact-email',
  storeAssessment: '/api/v1/mwellness/assessments/store-assessment-result',
  assessmentResults: '/api/v1/mwellness/assessments/getAssessmentResult',
  refresh: '/api/v1/mwellness/auth/refresh',
  signOut: SIGN_OUT,
  member: '/api/v1/mwellness/members/me',
} as const
