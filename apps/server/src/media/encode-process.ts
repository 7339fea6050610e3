import { runJobs } from '#worker-process/run-jobs.ts'
import { encodePicture } from './encode-picture.ts'

runJobs(encodePicture)
