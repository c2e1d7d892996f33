import { openWorkspace } from '../../../server/workspace.ts';
const t0=performance.now();
const w = openWorkspace();
console.log('open', performance.now()-t0);
for (const n of ['NORTH_INDIA','IN-MH','NEPAL','SRI_LANKA','base']) { const t=performance.now(); const c = w.compile(n); console.log(n, c.pack?.chain, c.pack?.rules.size, c.diagnostics.filter(d=>d.severity==='error').map(d=>d.range.file.path+d.message).slice(0,5), c.pack?.fingerprint, performance.now()-t); }
console.log([...w.packs().packs.keys()].join(' '));
const p = w.compile('NORTH_INDIA').pack;
if (p) { 
 let t=performance.now();
 const py = w.almanac.placeYear({lat:28.6139,lon:77.209,zone:'Asia/Kolkata'},2026);
 console.log('py', performance.now()-t); t=performance.now();
 const all = p.observancesIn(py); console.log('year', all.length, performance.now()-t); t=performance.now();
 const codes = new Set(all.map(o=>o.rule.code));
 let n=0; for (const c of codes) n+=p.traces(py,c,py.firstDay+py.yearStart,py.firstDay+py.yearEnd-1).length;
 console.log('traces', codes.size, n, performance.now()-t); t=performance.now();
 console.log(p.undatedIn(py).length, performance.now()-t); t=performance.now();
 const py2 = w.almanac.placeYear({lat:28.6139,lon:77.209,zone:'Asia/Kolkata'},2027);
 console.log(p.observancesOn(py2, py2.firstDay+200).map(o=>o.name), performance.now()-t);
 t=performance.now(); for (const o of all) p.windowsOf(py,o); console.log('windows', performance.now()-t);
 console.log(w.sky.ephemerisVersion);
 console.log(JSON.stringify(p.traces(py,'FESTIVAL_GANESH_CHATURTHI',py.firstDay+py.yearStart,py.firstDay+py.yearEnd-1),(k,v)=>k==='file'?v.path:v).slice(0,3000));
}
