import { runJobs } from '#worker-process/run-jobs.ts'
import { encodeImage } from './encode-image.ts'

runJobs(encodeImage)
