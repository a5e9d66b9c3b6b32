export const HELP = `npm run release -- <command>
  publish <remote …>                     put a build into the store; nobody sees it yet
  preview <remote …>                     publish a build and print a link that shows it, for a week, to whoever opens it
                                         [--site <url>: where the link leads, else --shell or SITE_URL]
  preview end <link>                     end a preview before its time
  promote <remote> <version>             make it live   [--percent 10: for a share of the devices]   [--reason "…"]
  rollback <remote>                      end its canary, or go back to what was live before   [--reason "…"]
  list [<remote>]                        versions, what is live, who did what
  diff <remote> <version> <version>      files, routes, slots and contract range that differ
  gc [<remote>]                          delete versions that nobody needs   [--dry-run: only say which]
  verify <remote> [<version>]            what speaks against making it live; without a version: its build, not published yet
  ship <remote>                          publish its build and promote it   [--percent 10]
  health <remote>                        how its canary (or live version) does beside the version before
         [--watch] [--every 10]          again and again, until it is broken
         [--auto-rollback]               and then take it back; broken is:
         [--errors 5]                    more than this share of pages fails, in percent,
         [--more-than 2]                 and more than so many times the share of the version before,
         [--pages 10] [--failing 5]      of at least this many pages, and at least so many fail; an address is one page a day
  errors <remote>                        what broke in 30 days: pages, devices, versions, place in the sources, owner
         [--watch] [--every 10]          again and again
         [--mail <address,…>]            and queue an e-mail about each that within a day at least
         [--alert share=1,devices=5]     this share of the devices (percent), and so many, met; once a day for each
  vitals <remote>                        load times and web vitals of each version in 30 days
  keys add <remote> [--out <file>]       make a key for its team; the private half goes into that file
  live                                   ship every build (what npm start does)
Settings
  FAIRTONE_RELEASES_DIR                  the store, a folder (dist/releases), or
  FAIRTONE_RELEASES_STORE                s3://bucket/prefix (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, FAIRTONE_S3_REGION,
                                         FAIRTONE_S3_ENDPOINT) or supabase://bucket (FAIRTONE_SUPABASE_URL, FAIRTONE_SERVICE_KEY)
  FAIRTONE_RELEASES_BASE_URL             where browsers find the store (/releases/)
  FAIRTONE_RELEASE_KEYS                  file of the teams' public keys; with it, every release is signed
  FAIRTONE_RELEASE_KEY                   file of your team's private key
  --shell <url>                          the live site, when it is not the shell built here
More: docs/releases.md`;
