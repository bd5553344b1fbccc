/** Colloquial, regional and short spellings, each line as `plain: its other spellings`. */
export const slang = `
tidak: ga gak gk g nggak ngga ngg enggak engga gag gx tdk tak tdak kagak kaga ndak nda ndk ora ogah gada kgk nggk gakk moal teu
tidak ada: gaada gakada
jangan: jgn jangn jngan ojo ulah
aku: ak aq akuh saya sy sya gue gua gw gwe w ane aing urang awak ambo gweh inyong kulo
kamu: km kmu kau lu lo loe elo elu u ur ente koe koen kowe maneh anda
mau: mo mw mao maw pengen pengin pingin kepengen kepingin kepengin pgn pngn pngen pgen pengan ingin hendak pingen arep kepengennya want wanna wants wanted wish pengan
bagaimana: gimana gmn gmana gimane gmna gimna bgmn bgaimana kumaha piye kepiye pripun gimn gmnh
cara: caranya cranya cra carana carane crnya
yang: yg yng
dengan: dgn dg karo sareng
sudah: udah udh dah uda sdh wis wes
belum: blm blom belom
bisa: bs bsa biso iso
banget: bgt bgtt bangett bngt
juga: jg jga
karena: krn karna krna soalnya gara
kalau: kalo klo kl klu kalu lamun
sama: sm ama
sekolah: skolah sklh sekolahan skul
teman: temen tmn temenku kawan kanca konco bestie sahabat
orang: org orng wong oang urg
anak: ank arek bocah bocil budak
buat: bwt bkin bikin bkn bikinin nggawe gawe nyieun ngawe bkinin buatin
pakai: pake pk pkai pakek
habis: abis abs
minta: mnta nyuwun
pukul: pukulin tabok nabok gebuk gebukin gebugin tonjok nonjok nggepuk gepuk bogem tinju hantam jotos tempeleng nempeleng bejek ngebejek gibeng tampol nampol sambit timpuk nimpuk jitak kepruk ngepruk gaplok keplak
mati: mti mampus modar matek
hidup: idup urip hdup
uang: duit duwit uwang fulus
ibu: emak mak mama mamah mami bunda umi ummi nyokap mamak mamake mommy mum mom mother momma mummy bundo indung
ayah: bapak bapa papa papah papi abi abah bokap babe papap daddy dad father bapake romo
adik: adek ade dek brother sister
kakak: kaka abang mbak mas teteh
rumah: rmh rumh omah imah home house
tahu: tau ngerti tw taw
kenapa: knp knpa napa ngapa mengapa kunaon
di mana: dimana dmn dmana dimna
tempat: tmpt tmpat
telepon: telpon tlp telp telfon phone
hp: hape handphone ponsel
makan: mkn mam maem
minum: mnum
pisau: piso lading bedog
sekarang: skrg skrang saiki ayeuna
bilang: blg ngomong omong
cerita: crita curhat
punya: pny
lihat: liat liatin ngeliat nonton tonton ndelok ningali nntn
kirim: krim pap sentin
takut: tkt
sedih: sdih
sakit: skit loro gering
cuma: cman cuman hanya
terus: trs trus
sampai: sampe smpe smpai nepi
hitam: item ireng
darah: getih
telanjang: bugil nude nudes naked
rokok: roko kretek udud
bohong: boong ngibul
hilang: ilang
ambil: ngambil nyomot
curi: colong nyolong maling nyopet copet ngutil util embat nilep
diam: diem diemdiem
nakal: nackal
gendut: gembrot gendats
beli: bli
isap: hisap sedot
hantu: setan kuntilanak pocong
kesal: kesel sebel sebal
malam: malem mlm wengi
setiap: tiap
besok: bsok esok isuk
video: vidio vid
foto: poto photo photos picture pictures pic pics pict selfie potoku
semua: smua semuanya sadaya kabeh everyone everybody
sekali: skali
cewek: cewe cwe cewk wedok
cowok: cowo cwo
hack: hek heck ngehek nge-hack retas bobol
bodoh: dungu idiot stupid dumb oon bloon
goblok: goblog begok dongok pekok koplak geblek
tunjuk: show shows
jadi: jd jdi dadi
saja: aja doang ae wae
itu: tu tuh
ini: nih ni iki
dia: doi doski dy
siapa: spa sp sopo saha
apa: ap apaan apasih opo naon apakah
mengejek: ledek ngeledek olok ejek ngejek cemooh hina ngehina katai katain ngatain kata-katain
jauh: adoh
cepat: cpt cepet
sendiri: sndiri dewe dewekan sendirian alone
dorong: sorong
dunia: dnia
kubur: makam
nenek: oma eyang grandma granny grandmother
kakek: opa grandpa mbah grandfather
paman: om oom uncle pakde paklik
bibi: tante aunt auntie bude bulik
`;
