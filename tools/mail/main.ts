import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { authTemplates, withTemplates } from './authTemplates';

const templates = authTemplates();
mkdirSync('supabase/templates', { recursive: true });
for (const { name, html } of templates) writeFileSync(`supabase/templates/${name}.html`, html);
writeFileSync('supabase/config.toml', withTemplates(readFileSync('supabase/config.toml', 'utf8'), templates));
