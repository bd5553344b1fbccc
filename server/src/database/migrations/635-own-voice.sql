-- A purpose of its own: the child's voice is recorded on the device, for each child that the adult allows.
-- The checks only grow wider, so they are validated beside families (636).
alter table consent_text
  drop constraint consent_text_purpose_check,
  add constraint consent_text_purpose_check
    check (purpose in ('use', 'outside_model', 'own_voice')) not valid;
alter table consent
  drop constraint consent_purpose_check,
  add constraint consent_purpose_check
    check (purpose in ('use', 'outside_model', 'own_voice')) not valid;

insert into consent_text (purpose, version, language, says) values
  ('own_voice', '2026-11-26', 'id', 'Anak ini boleh merekam suaranya sendiri di Teater Wayang, Rak Buku, dan Buku Cerita. Mikrofon baru menyala setelah anak menekan tombol rekam, selalu terlihat saat menyala, dan berhenti paling lama setelah 30 detik. Rekaman hanya disimpan di perangkat ini dan tidak pernah dikirim ke mana pun. Anak lain di keluarga tidak dapat mendengarnya di Nobi. Rekaman dihapus bila karyanya atau anaknya dihapus, bila Anda keluar dari akun di perangkat ini, atau bila izin ini Anda cabut. Di perangkat lain, rekaman dihapus saat Ruang orang tua atau salah satu alat itu dibuka lagi dengan internet.'),
  ('own_voice', '2026-11-26', 'en', 'This child may record their own voice in Puppet Theatre, The Bookshelf and Story Book. The microphone opens only after the child presses the record button, always shows while it is on, and stops after 30 seconds at most. Recordings are kept on this device alone and are never sent anywhere. Other children of the family cannot hear them in Nobi. Recordings are erased with the work or the child, when you log out on this device, or when you withdraw this. On other devices they are erased when the parents’ room or one of these tools is next opened with internet.');
