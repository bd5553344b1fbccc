-- The demo gateway offers what families in Indonesia pay with.
alter table sandbox_transaction drop constraint sandbox_transaction_method_check;
alter table sandbox_transaction add constraint sandbox_transaction_method_check check (
  method in ('qris', 'gopay', 'shopeepay', 'bca_va', 'bni_va', 'bri_va', 'permata_va',
    'mandiri_bill', 'alfamart', 'indomaret', 'credit_card'));
