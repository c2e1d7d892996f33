// Prints the festivals of a month, each with its reason, from a running service.
//   node examples/client/festivals.mjs YEAR MONTH [REGION]

const [year = '2026', month = '9', region = 'NORTH_INDIA'] = process.argv.slice(2);
const base = process.env.NIRNAYA_URL ?? 'http://127.0.0.1:8080';

const url = new URL('/v1/festivals/month', base);
url.search = new URLSearchParams({ year, month, region }).toString();
const response = await fetch(url, {
  headers: process.env.NIRNAYA_KEY ? { 'X-API-Key': process.env.NIRNAYA_KEY } : {},
});
const body = await response.json();
if (!response.ok) {
  // Every error names what is wrong, and its request id finds it in the log of the service.
  console.error(`${body.error}: ${body.message} (${body.request_id})`);
  process.exit(1);
}
for (const { date, festivals } of body.days) {
  for (const { name, reason } of festivals) console.log(`${date}  ${name}\n            ${reason}`);
}
