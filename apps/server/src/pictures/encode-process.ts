import { answerOrders } from '../side-process/answer-orders.ts'
import { encodePicture } from './encode-picture.ts'

answerOrders(encodePicture)
