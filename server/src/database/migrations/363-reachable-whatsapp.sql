-- +62 stands in place of the 0 with which a number is dialled at home; with both nobody is reached. From
-- now on the 0 is dropped where it is typed.
update account set whatsapp = '+62' || substr(whatsapp, 5) where whatsapp ~ '^\+620[0-9]{8,12}$';
