// `npm run build`: installs and builds what `npm start` would, and starts nothing. For a checkout that a unit of systemd starts
// under an account that cannot write to it.
import { prepare } from './bootstrap/prepare.mjs'

await prepare()
